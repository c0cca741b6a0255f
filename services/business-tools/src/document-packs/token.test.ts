import { expect, it } from 'vitest';
import { type PackClaim, readPack, signPack } from './token.ts';

const now = new Date('2026-12-01T10:00:00Z');
const claim: PackClaim = {
  kind: 'year',
  ownerId: '01960000-0000-7000-8000-000000000001',
  of: '2026',
  endsAt: now.getTime() + 60_000,
};
const token = signPack('secret', claim);

it('reads what it signed, for a minute', () => {
  expect(token.length).toBeLessThanOrEqual(100);
  expect(readPack('secret', token, now)).toEqual(claim);
  expect(readPack('secret', token, new Date(claim.endsAt))).toBeUndefined();
});

it.each([
  ['another key', readPack('other', token, now)],
  ['an altered claim', readPack('secret', `B${token.slice(1)}`, now)],
  ['no signature', readPack('secret', token.split('.')[0] ?? '', now)],
])('refuses %s', (_, read) => {
  expect(read).toBeUndefined();
});
