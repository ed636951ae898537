import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { me } from '$/state/me.svelte';
import { preferences } from '$/state/preferences.svelte';
import type { AlertsShown } from '$/wire/types';
import { GUEST, serve } from '../../tests/server';
import Person from './Person.svelte';

const ALERTS: AlertsShown = {
  mail: '',
  mail_confirmed: false,
  mail_offered: true,
  webhook: 'https://mine.example/hook',
  pushes: 0,
  push_key: 'AQID',
};
const ACCOUNT = { ...GUEST, guest: false, name: 'Ada' };

beforeEach(() => {
  preferences.language = 'en';
  me.known = undefined;
});

test('a guest is warned before they sign out, because there is no way back', async () => {
  const asked = serve({
    'GET /api/session': GUEST,
    'GET /api/me/alerts': ALERTS,
    'DELETE /api/session': null,
  });
  render(Person);
  await fireEvent.click(await screen.findByRole('button', { name: 'Sign out here' }));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Sign out all the same' }));
  expect(await screen.findByText('You are signed out.')).toBeTruthy();
  expect(me.known).toBeNull();
});

test('going for good takes two steps and the password', async () => {
  const asked = serve({
    'GET /api/session': ACCOUNT,
    'GET /api/me/alerts': ALERTS,
    'DELETE /api/me': null,
  });
  render(Person);
  const leaving = await screen.findByRole('region', { name: 'Signing out and leaving' });
  await fireEvent.click(within(leaving).getByRole('button', { name: 'Forget me…' }));
  await fireEvent.input(within(leaving).getByLabelText('Present password'), {
    target: { value: 'teapot harbour violin' },
  });
  await fireEvent.click(within(leaving).getByRole('button', { name: 'Remove me for good' }));
  expect(await screen.findByText('You are removed. Thank you for having been here.')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({
    method: 'DELETE',
    path: '/api/me',
    body: { password: 'teapot harbour violin' },
  });
});

test('a mail address is saved without touching the webhook, and waits for its code', async () => {
  const asked = serve({
    'GET /api/session': ACCOUNT,
    'GET /api/me/alerts': ALERTS,
    'PUT /api/me/alerts': { ...ALERTS, mail: 'ada@mail.example' },
    'POST /api/me/alerts/mail/confirm': { ...ALERTS, mail: 'ada@mail.example', mail_confirmed: true },
    'POST /api/me/alerts/test': { taken: { mail: true, webhook: false } },
  });
  render(Person);
  const alerts = await screen.findByRole('region', { name: 'Alerts' });
  const address = await within(alerts).findByLabelText('Mail address');
  await fireEvent.input(address, { target: { value: 'ada@mail.example' } });
  const [save] = within(alerts).getAllByRole('button', { name: 'Save' });
  if (!save) throw new Error('There is no button to save the address.');
  await fireEvent.click(save);
  const code = await within(alerts).findByLabelText('Code from the mail');
  expect(asked.at(-1)?.body).toEqual({ mail: 'ada@mail.example', webhook: 'https://mine.example/hook' });
  await fireEvent.input(code, { target: { value: ' ABCDEFGHJK ' } });
  await fireEvent.click(within(alerts).getByRole('button', { name: 'Confirm' }));
  expect(await within(alerts).findByText('Alerts go to ada@mail.example.')).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ code: 'ABCDEFGHJK' });

  await fireEvent.click(within(alerts).getByRole('button', { name: 'Send a test alert' }));
  expect(await within(alerts).findByText('Mail: arrived')).toBeTruthy();
  expect(within(alerts).getByText('Webhook: did not arrive')).toBeTruthy();
});
