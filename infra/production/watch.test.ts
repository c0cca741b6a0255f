import { expect, it } from 'vitest';
import { alertmanagerOf, watchFaults } from './watch.ts';

it.each([
  [{}, []],
  [{ WATCH: 'off' }, []],
  [{ WATCH: 'yes' }, ['WATCH: Has to be on or off']],
  [
    { WATCH: 'on', WATCH_PASSWORD: 'short' },
    ['WATCH_PASSWORD: Has to have 12 characters; it opens the dashboard'],
  ],
  [{ WATCH: 'on', WATCH_PASSWORD: 'tap-ladder-orchard' }, []],
])('watching by %o is refused for %o', (settings, faults) => {
  expect(watchFaults(settings)).toEqual(faults);
});

it.each([
  ['smtps://ada:p%40ss@mail.example.com:465', 'mail.example.com:465', false],
  ['smtps://ada:p%40ss@mail.example.com', 'mail.example.com:465', false],
  ['smtp://ada:p%40ss@mail.example.com', 'mail.example.com:587', true],
  ['smtp://ada:p%40ss@mail.example.com:2525', 'mail.example.com:2525', true],
])('alerts go through %s', (SMTP_URL, smtp_smarthost, smtp_require_tls) => {
  const settings = { SMTP_URL, MAIL_FROM: 'Acme <hello@acme.com>', OPERATOR_EMAIL: 'ada@acme.com' };
  expect(JSON.parse(alertmanagerOf(settings))).toMatchObject({
    global: { smtp_smarthost, smtp_require_tls, smtp_auth_password: 'p@ss' },
    receivers: [{ email_configs: [{ to: 'ada@acme.com' }] }],
  });
});
