import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import Password from './Password.svelte';

beforeEach(() => {
  preferences.language = 'en';
});

test('it is masked, shown only on demand, and open to pasting and password managers', async () => {
  render(Password, { label: 'Password', value: '', isNew: true });
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  expect(field.autocomplete).toBe('new-password');
  // Nothing stands in the way of what is pasted: the event is not cancelled.
  expect(await fireEvent.paste(field)).toBe(true);

  const toggle = screen.getByRole('button', { name: 'Show the password' });
  await fireEvent.click(toggle);
  expect(field.type).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(toggle);
  expect(field.type).toBe('password');
});

test('a new one is commented on while it is typed, the present one is not', async () => {
  const { rerender } = render(Password, { label: 'Password', value: '', isNew: true, name: 'Mikaela' });
  const field = screen.getByLabelText('Password');
  await fireEvent.input(field, { target: { value: 'tea' } });
  expect(screen.getByText('Still 5 characters short.')).toBeTruthy();
  await fireEvent.input(field, { target: { value: 'mikaela99' } });
  expect(screen.getByText('There is too much of your name in it.')).toBeTruthy();
  await rerender({ isNew: false });
  expect(screen.queryByText('There is too much of your name in it.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Password').autocomplete).toBe('current-password');
});
