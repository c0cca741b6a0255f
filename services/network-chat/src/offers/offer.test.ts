import { expect, it } from 'vitest';
import * as Offer from './offer.ts';

const now = new Date('2026-11-27T15:00:00.000Z'); // A Friday.
const zone = 'America/New_York';
const toSend = {
  receiverId: 'ADA',
  title: 'Two bookcases',
  description: 'Oak, to the ceiling.',
  amountCents: 120_000,
  timeZone: zone,
};
const made = { id: 'offer', conversationId: 'talk', by: { id: 'pat' }, now };
const open = Offer.make({ ...toSend, workingDays: 5 }, made);
const refusal = (code: string) => expect.objectContaining({ code });
const adult = { userType: 'professional', accountType: 'gig_worker', mayAct: true };
const client = { ...adult, userType: 'client', accountType: 'client' };
const child = { ...adult, accountType: 'sidework_kids' };

it.each([
  ['a child', child, client, 'open', 'messaging_not_allowed'],
  ['anybody to a child', adult, child, 'open', 'messaging_not_allowed'],
  ['a client', client, adult, 'open', 'no_professional'],
  ['a stranger', adult, client, 'requested', 'offer_needs_conversation'],
])('is not sent by %s', (_, sender, receiver, state, code) => {
  expect(() => Offer.requireMayOffer(adult, client, { state: 'open' })).not.toThrow();
  expect(() => Offer.requireMayOffer(sender, receiver, { state })).toThrow(refusal(code));
});

it.each([
  [{ workingDays: 5 }, '2026-12-04T15:00:00.000Z'],
  [{ day: '2026-12-24' }, '2026-12-04T15:00:00.000Z'],
  [{ day: '2026-11-28' }, '2026-11-29T12:00:00.000Z'],
])('with %j expires at %s', (terms, expiresAt) => {
  const offer = Offer.make({ ...toSend, ...terms }, made);
  expect(offer).toMatchObject({ status: 'open', clientId: 'ada', professionalId: 'pat' });
  expect(offer.expiresAt.toISOString()).toBe(expiresAt);
});

it('is for no day that is past', () => {
  const past = { ...toSend, day: '2026-11-26' };
  expect(() => Offer.make(past, made)).toThrow(refusal('day_in_the_past'));
});

it.each([
  ['2026-11-27T15:00:00.000Z', 1, '2026-11-30'],
  ['2026-11-27T15:00:00.000Z', 5, '2026-12-04'],
  ['2026-11-28T04:00:00.000Z', 1, '2026-11-30'],
  ['2026-11-30T15:00:00.000Z', 4, '2026-12-04'],
])('accepted at %s with %d working days is due on %s', (at, workingDays, day) => {
  expect(Offer.deadlineOf({ ...open, workingDays }, zone, new Date(at))).toBe(day);
});

it('is due on its own day, until that day is over for the client', () => {
  const offer = { ...open, workingDays: null, day: '2026-11-27' };
  expect(Offer.deadlineOf(offer, zone, now)).toBe('2026-11-27');
  expect(() => Offer.deadlineOf(offer, 'Asia/Tokyo', now)).toThrow(refusal('offer_not_open'));
});

it.each([
  ['accept', Offer.accept, 'ada', 'accepted'],
  ['decline', Offer.decline, 'ada', 'declined'],
  ['withdraw', Offer.withdraw, 'pat', 'withdrawn'],
] as const)('%s is for one side alone, once, while it is open', (_, change, by, status) => {
  const after = change(open, { id: by }, now);
  expect(after).toMatchObject({ status, answeredAt: now });
  const other = { id: by === 'ada' ? 'pat' : 'ada' };
  expect(() => change(open, other, now)).toThrow(refusal('permission_denied'));
  expect(() => change(after, { id: by }, now)).toThrow(refusal('offer_not_open'));
  expect(() => change(open, { id: by }, open.expiresAt)).toThrow(refusal('offer_not_open'));
});

it('is accepted of no account that was stopped, nor of a child', () => {
  expect(() => Offer.requireMayAccept(client, adult)).not.toThrow();
  for (const [one, other] of [
    [client, { ...adult, mayAct: false }],
    [client, child],
    [child, child],
  ])
    expect(() => Offer.requireMayAccept(one, other)).toThrow(refusal('offer_not_open'));
});
