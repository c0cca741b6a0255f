import { expect, it } from 'vitest';
import { readChannel } from './channel.ts';

it.each([
  [undefined, 'sms'],
  [null, 'sms'],
  ['', 'sms'],
  ['sms', 'sms'],
  ['whatsapp', 'whatsapp'],
])('of %j sends by %s', (given, channel) => {
  expect(readChannel(given)).toBe(channel);
});

it('refuses a letter', () => {
  expect(() => readChannel('post')).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      message: "Invalid channel, supported values are 'sms' or 'whatsapp'",
    }),
  );
});
