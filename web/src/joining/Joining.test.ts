import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { router } from '$/shell/router.svelte';
import { me } from '$/state/me.svelte';
import { preferences } from '$/state/preferences.svelte';
import { GUEST, No, serve } from '../../tests/server';
import Joining from './Joining.svelte';

const TOKEN = 'Xh3-x_k9vW0aQ7pLr2sT8uY1zB4cD6eF5gH0iJ3kL2m';

const LOOK = 'POST /api/links/look';
const INVITATION = { game: 'atlas-lost', title: 'Atlas Lost', name: '', host: 'Hanna', letter: 'B' };

beforeEach(() => {
  localStorage.clear();
  preferences.language = 'en';
  me.known = null;
  router.go(`/join#${TOKEN}`);
});

test('the secret leaves the address at once, and a name leads to the seat', async () => {
  const asked = serve({
    [LOOK]: INVITATION,
    'POST /api/links/join': { table: 't4', seat: 1, me: { ...GUEST, name: 'Mika', table: 't4' } },
  });
  render(Joining);
  expect(location.href).not.toContain(TOKEN);
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(screen.getByText('Say a name first.')).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual(['/api/links/look']);

  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Mika ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/tables/t4?seat=1'));
  expect(asked[1]?.body).toEqual({ token: TOKEN, name: 'Mika', language: 'en' });
  expect(me.known?.name).toBe('Mika');
  expect(localStorage.getItem('tessera.name')).toBe('Mika');
  expect(JSON.stringify({ ...localStorage })).not.toContain(TOKEN);
});

test('whoever is known comes as themselves, and hears kindly of a link that has run out', async () => {
  me.known = GUEST;
  const asked = serve({ [LOOK]: INVITATION, 'POST /api/links/join': new No(403, 'This link has run out.') });
  render(Joining);
  expect(screen.getByText('A seat is kept for you. You sit down as Guest 7.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(await screen.findByText('This link has run out.')).toBeTruthy();
  expect(asked[1]?.body).toEqual({ token: TOKEN, language: 'en' });
  // Another link can be pasted right here.
  expect(screen.getByLabelText('Link or code')).toBeTruthy();
});

test('the invitation names the game and whoever invites, before anybody says who they are', async () => {
  const named = (told: object): void => {
    serve({ [LOOK]: { ...INVITATION, ...told } });
    router.go(`/join#${TOKEN}`);
    render(Joining);
  };

  named({});
  expect(await screen.findByText('Hanna invites you to Atlas Lost.')).toBeTruthy();

  named({ name: '<b>Friday</b>' });
  expect(
    await screen.findByText('Hanna invites you to Atlas Lost, at the table “<b>Friday</b>”.'),
  ).toBeTruthy();

  named({ host: '' });
  expect(await screen.findByText('You are invited to Atlas Lost.')).toBeTruthy();
});

test('a link that is no good says so before anybody gives their name', async () => {
  serve({ [LOOK]: new No(403, 'This link was revoked.') });
  render(Joining);

  expect(await screen.findByText('This link was revoked.')).toBeTruthy();
  expect(screen.queryByText(/A seat is kept for you/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  expect(screen.getByLabelText('Link or code')).toBeTruthy();
});
