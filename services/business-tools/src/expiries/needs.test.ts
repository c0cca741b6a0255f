import { expect, it } from 'vitest';
import { needsOf } from './needs.ts';

const license = { id: 'l', professionalId: 'p', name: 'Plumber', expiresOn: '2026-12-01' };

it('it is due from 30 days before until its day is over everywhere, and over from then on', () => {
  expect(needsOf(license)).toEqual([
    expect.objectContaining({
      kind: 'expiry_due',
      subjectId: 'l',
      receivers: ['p'],
      title: 'Plumber',
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-12-02T12:00:00.000Z',
      details: { day: '2026-12-01' },
      path: '/license-tracker',
    }),
    expect.objectContaining({ kind: 'expiry_passed', from: '2026-12-02T12:00:00.000Z' }),
  ]);
});

it.each([
  ['what never expires', { ...license, expiresOn: null }],
  ['a completed requirement', { ...license, isDone: true }],
  ['what was deleted', undefined],
])('%s waits for nothing', (_, expiring) => {
  expect(needsOf(expiring)).toEqual([]);
});
