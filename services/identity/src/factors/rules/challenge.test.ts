import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { after, someday } from '../../../test/rows.ts';
import * as Challenge from './challenge.ts';
import type { FactorChallenge } from './table.ts';

const address = '203.0.113.7';
const asked = Challenge.begin(
  { id: 'asked', factorId: 'one', sessionId: 'two', address },
  300,
  someday,
);

it('that is begun lasts as long as the settings say', () => {
  expect(asked).toMatchObject({ tries: 0, expiresAt: after(300), verifiedAt: null });
});

const soon = 'over_sms_send_rate_limit';
const expired = 'mfa_challenge_expired';
const open = (changed: Partial<FactorChallenge>, seconds = 299, from = address) =>
  refusalOf(() => Challenge.requireOpen({ ...asked, ...changed }, from, after(seconds)));

it.each([
  ['to the last second', open({}), undefined],
  ['after its time', open({}, 300), expired],
  ['after four wrong answers', open({ tries: 4 }), undefined],
  ['after five wrong answers', open({ tries: 5 }), expired],
  ['after a right answer', open({ verifiedAt: someday }), 'mfa_ip_address_mismatch'],
  ['from another address', open({}, 0, '203.0.113.8'), 'mfa_ip_address_mismatch'],
])('is open %s', (_what, refusal, expected) => {
  expect(refusal).toBe(expected);
});

it('is refused where there is none', () => {
  const rule = () => Challenge.requireOpen(undefined, address, someday);
  expect(refusalOf(rule)).toBe('mfa_factor_not_found');
});

it.each([
  ['a first code', null, someday, undefined],
  ['a code too soon', someday, after(59), soon],
  ['a code in time', someday, after(60), undefined],
])('lets %s go out', (_what, lastChallengedAt, now, refusal) => {
  const rule = () => Challenge.requirePauseBetween({ lastChallengedAt }, 60, now);
  expect(refusalOf(rule)).toBe(refusal);
});
