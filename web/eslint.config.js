import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'dist', 'src/wire/types.ts', 'tests/scenes'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Nothing on this page is written as HTML by hand, so nothing that people type can become markup.
      'svelte/no-at-html-tags': 'error',
      // Our own router has no resolve().
      'svelte/no-navigation-without-resolve': 'off',
      // `$state` holds plain collections that are replaced, not changed.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
