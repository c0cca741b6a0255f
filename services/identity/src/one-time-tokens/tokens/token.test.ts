import { describe, expect, it } from 'vitest';
import { after, someday, userRow } from '../../../test/rows.ts';
import { purposes } from './table.ts';
import * as Token from './token.ts';

const config = {
  GOTRUE_SMS_OTP_EXP: 60,
  GOTRUE_MAILER_OTP_EXP: 3_600,
  MAILED_CODE_EXP: 600,
  GOTRUE_SMS_OTP_LENGTH: 4,
  GOTRUE_MAILER_OTP_LENGTH: 6,
};
const hashes = { tokenHash: 'link', codeHash: 'code' };
const given = { userId: 'ada', sentTo: 'ada@example.com' };

describe('a token', () => {
  it.each([
    ['signup', 3_600, 600, 6],
    ['invite', 3_600, 600, 6],
    ['magiclink', 3_600, 600, 6],
    ['recovery', 3_600, 600, 6],
    ['email_change_current', 3_600, 600, 6],
    ['email_change_new', 3_600, 600, 6],
    ['sms', 60, 60, 4],
    ['phone_change', 60, 60, 4],
    ['reauthentication', 3_600, 600, 6],
  ] as const)('of %s has a link for %i s and a code for %i s', (purpose, link, code, length) => {
    expect(Token.begin({ ...given, purpose }, hashes, config, someday)).toEqual({
      ...given,
      ...hashes,
      purpose,
      tries: 0,
      flowStateId: null,
      createdAt: someday,
      expiresAt: after(link),
      codeExpiresAt: after(code),
      resetWith: undefined,
    });
    expect(Token.codeLengthOf(purpose, config)).toBe(length);
  });

  it('keeps the flow and the data that it was made for', () => {
    const kept = { flowStateId: 'a flow', resetWith: { full_name: 'Ada' } };
    const token = Token.begin({ ...given, ...kept, purpose: 'signup' }, hashes, config, someday);
    expect(token).toMatchObject(kept);
  });

  it('goes by mail or by text', () => {
    const all = [...Token.mailedPurposes, ...Token.textedPurposes];
    expect(all.toSorted()).toEqual([...purposes].toSorted());
  });
});

it.each([
  ['no message before', null, 60, 0],
  ['a message that just went out', someday, 60, 60],
  ['a message of nearly a minute ago', new Date(+someday - 59_001), 60, 1],
  ['a message of a minute ago', after(-60), 60, 0],
  ['a message of long ago', after(-600), 60, 0],
])('after %s one waits', (_what, recoverySentAt, frequency, seconds) => {
  const user = userRow({ recoverySentAt, confirmationSentAt: someday });
  expect(Token.secondsToWait(user, 'recovery', frequency, someday)).toBe(seconds);
});

it.each([
  ['another message waits', ['recovery' as const], { resetWith: {} }],
  ['the earlier message waits', ['recovery' as const, 'signup' as const], {}],
])('a message is sent again where %s', (_what, waiting, beginning) => {
  expect(Token.resetUnlessWaiting(waiting, 'signup')).toEqual(beginning);
});
