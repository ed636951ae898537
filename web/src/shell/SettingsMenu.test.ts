import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { me } from '$/state/me.svelte';
import { preferences } from '$/state/preferences.svelte';
import { GUEST, serve } from '../../tests/server';
import SettingsMenu from './SettingsMenu.svelte';

beforeEach(() => {
  preferences.language = 'en';
  me.known = null;
});

test('it is closed by Escape, which gives the focus back, and by a click elsewhere', async () => {
  render(SettingsMenu);
  const button = screen.getByRole('button', { name: 'Settings' });
  expect(screen.queryByRole('region', { name: 'Settings' })).toBeNull();

  await fireEvent.click(button);
  screen.getByLabelText('Theme').focus();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);

  await fireEvent.click(button);
  await fireEvent.pointerDown(screen.getByLabelText('Theme'));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await fireEvent.pointerDown(document.body);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('another language is spoken at once, and told to the server for its alerts', async () => {
  me.known = GUEST;
  const asked = serve({ 'PATCH /api/me': { ...GUEST, language: 'ja' } });
  render(SettingsMenu);
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'ja' } });
  expect(screen.getByRole('button', { name: '設定' })).toBeTruthy();
  expect(asked[0]?.body).toEqual({ language: 'ja' });
});
