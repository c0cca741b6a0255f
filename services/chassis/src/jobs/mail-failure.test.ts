import { expect, it } from 'vitest';
import { mailFailure } from './mail-failure.ts';

it.each([
  [
    {
      responseCode: 550,
      command: 'RCPT TO',
      response: '550 5.1.1 <secret.parent@family.example>: Recipient address rejected',
      rejected: ['secret.parent@family.example'],
    },
    'RCPT TO 550 5.1.1',
  ],
  [{ responseCode: 451, response: '451 secret.parent is over quota' }, '451'],
  [{ code: 'ESOCKET' }, 'Error: Cannot write to [hidden] just now'],
])('says why a mail did not leave and not for whom: %j', (details, expected) => {
  const error = Object.assign(
    new Error('Cannot write to <secret.parent@family.example> just now'),
    details,
  );
  expect(mailFailure(error)).toBe(expected);
});
