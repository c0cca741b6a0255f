import { describe, expect, it } from 'vitest';
import * as Appeal from './appeal.ts';
import type { Report } from './report.ts';

const at = new Date('2026-11-28T10:00:00.000Z');
const daysOn = (days: number) => new Date(at.getTime() + days * 86_400_000);
const first = { id: 'first', userType: 'client', accountType: 'client', roles: [] } as never;
const other = { id: 'other', userType: 'client', accountType: 'client', roles: [] } as never;
const hidden: Report = {
  id: 'report',
  reporterId: 'ada',
  reportedId: 'ben',
  thing: 'review',
  subjectId: 'review',
  reason: 'other',
  comment: '',
  excerpt: '',
  createdAt: at,
  decision: 'hidden',
  decidedBy: 'first',
  decidedReason: 'Rude',
  decidedAt: at,
  appeal: null,
  appealedAt: null,
  appealOutcome: null,
  appealDecidedBy: null,
  appealReason: null,
  appealDecidedAt: null,
};
const appealed = Appeal.appeal(hidden, 'It is true', at);
const answer = { guardianIds: [], outcome: 'granted', reason: 'It is', by: other, at } as const;

describe('an appeal', () => {
  it.each(['warned', 'dismissed', null] as const)('of what was %s there is none', (decision) => {
    expect(() => Appeal.appeal({ ...hidden, decision }, 'No', at)).toThrow(
      expect.objectContaining({ code: 'appeal_link_invalid' }),
    );
  });

  it.each([
    ['a second time', () => Appeal.appeal(appealed, 'Again', at), 'already_appealed'],
    ['before it came', () => Appeal.decideAppeal(hidden, answer), 'no_appeal_waits'],
    [
      'by the first moderator',
      () => Appeal.decideAppeal(appealed, { ...answer, by: first }),
      'own_decision',
    ],
    [
      'by a guardian of one of the two',
      () => Appeal.decideAppeal(appealed, { ...answer, guardianIds: ['other'] }),
      'own_report',
    ],
    [
      'once it is answered',
      () => Appeal.decideAppeal(Appeal.decideAppeal(appealed, answer), answer),
      'no_appeal_waits',
    ],
  ])('%s is refused', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }));
  });

  it('is decided by the first moderator once three days went by without another', () => {
    expect(Appeal.waitsForOtherUntil(appealed, first, daysOn(2.9))).toEqual(daysOn(3));
    const late = { ...answer, by: first, at: daysOn(3) };
    expect(Appeal.decideAppeal(appealed, late)).toMatchObject({ appealDecidedBy: 'first' });
  });

  it.each([
    ['hidden', 'review', true],
    ['hidden', 'job', false],
    ['suspended', 'job', true],
  ] as const)('of a %s %s brings it back by itself: %s', (decision, thing, comesBack) => {
    expect(Appeal.comesBack({ decision, thing })).toBe(comesBack);
  });
});
