import { describe, expect, it } from 'vitest';
import * as PayoutAccount from './payout-account.ts';

const now = new Date('2026-12-09T10:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const minutes = (count: number) => hours(count / 60);
const given = {
  personId: 'p',
  token: 't',
  holder: 'Pat Delgado',
  bank: 'Ironbound Community Bank',
  lastFour: '4417',
  ownerEmail: 'pat@example.com',
};
const first = PayoutAccount.chosen(undefined, given, now);
const verified = PayoutAccount.judged(first, { status: 'verified', reason: null }, now);

describe('a payout account', () => {
  it.each([
    ['there is none', undefined, 'payout_account_missing'],
    ['it is not verified', first, 'payout_account_unverified'],
    [
      'its bank refused a payout',
      PayoutAccount.refusedByBank(verified),
      'payout_account_unverified',
    ],
    ['it was changed lately', { ...verified, heldUntil: hours(1) }, 'payout_account_held'],
  ])('is refused where %s', (_, account, code) => {
    expect(() => PayoutAccount.requirePayable(account, now)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it.each([
    ['verified', verified],
    ['changed 72 hours ago', { ...verified, heldUntil: now }],
  ])('is paid out to where it is %s', (_, account) => {
    expect(PayoutAccount.requirePayable(account, now)).toBe(account);
  });

  it.each([
    ['the first', undefined, null],
    ['one in the place of one that never worked', first, null],
    ['one in the place of a verified one', verified, hours(72)],
    [
      'one in the place of one that waits already',
      PayoutAccount.chosen(verified, given, hours(-10)),
      hours(72),
    ],
  ])('of %s is held until the right moment', (_, before, heldUntil) => {
    expect(PayoutAccount.chosen(before, given, now).heldUntil).toEqual(heldUntil);
  });

  it('keeps its schedule when another is chosen', () => {
    const weekly = PayoutAccount.scheduled(verified, 'weekly', now);
    expect(PayoutAccount.chosen(weekly, given, now)).toMatchObject({
      schedule: 'weekly',
      nextPayoutAt: new Date('2026-12-11T16:00:00Z'),
    });
  });

  it.each([
    ['verified', 'redirect', 0, 0.5],
    ['needs_document', 'redirect', 12, 3],
    ['failed', 'redirect', 23 * 60, 5],
    ['failed', 'redirect', 24 * 60, undefined],
    ['pending', 'redirect', 24 * 60, 60],
    ['needs_document', 'card', 12, undefined],
    ['pending', 'card', 12, 3],
  ] as const)(
    'that is %s (%s), %i minutes old, is asked about in %s',
    (status, way, age, inMinutes) => {
      const at = minutes(age);
      const { nextCheckAt } = PayoutAccount.judged(first, { status, reason: null }, at, way);
      expect(nextCheckAt).toEqual(inMinutes === undefined ? null : minutes(age + inMinutes));
    },
  );

  it('takes a document only where one is asked for', () => {
    expect(() => PayoutAccount.proven(verified, now)).toThrow(
      expect.objectContaining({ code: 'payout_account_needs_none' }),
    );
    const asked = PayoutAccount.judged(first, { status: 'needs_document', reason: 'Whose?' }, now);
    expect(PayoutAccount.proven(asked, now)).toMatchObject({ status: 'pending', reason: null });
  });
});

it.each([
  ['2026-12-09T10:00:00Z', '2026-12-11T16:00:00Z'],
  ['2026-12-11T15:59:59Z', '2026-12-11T16:00:00Z'],
  ['2026-12-11T16:00:00Z', '2026-12-18T16:00:00Z'],
  ['2026-12-12T00:00:00Z', '2026-12-18T16:00:00Z'],
])('the Friday after %s is %s', (at, friday) => {
  expect(PayoutAccount.nextFriday(new Date(at))).toEqual(new Date(friday));
});

it.each([
  ['14 minutes', 14, true],
  ['16 minutes', 16, false],
])('a sign-in %s ago is recent enough for a change: %s', (_, minutes, isRecent) => {
  const change = () =>
    PayoutAccount.requireRecentProof({ provenAt: now.getTime() - minutes * 60_000 }, now);
  if (isRecent) expect(change).not.toThrow();
  else expect(change).toThrow(expect.objectContaining({ code: 'reauthentication_needed' }));
});

it('a token without a proof changes nothing', () => {
  expect(() => PayoutAccount.requireRecentProof({}, now)).toThrow();
});
