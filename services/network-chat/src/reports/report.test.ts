import { limits } from '@sidework/contracts/network-chat/limits';
import type { ReportDecision } from '@sidework/contracts/network-chat/reports';
import { describe, expect, it } from 'vitest';
import * as Report from './report.ts';

const at = new Date('2026-11-28T10:00:00.000Z');
const by = { id: 'mod', userType: 'client', accountType: 'gig_worker', roles: [] } as never;
const open: Report.Report = {
  id: 'report',
  reporterId: 'ada',
  reportedId: 'ben',
  thing: 'message',
  subjectId: 'message',
  reason: 'other',
  comment: '',
  excerpt: '',
  createdAt: at,
  decision: null,
  decidedBy: null,
  decidedReason: null,
  decidedAt: null,
  appeal: null,
  appealedAt: null,
  appealOutcome: null,
  appealDecidedBy: null,
  appealReason: null,
  appealDecidedAt: null,
};

describe('a report', () => {
  it('names the author of a message and quotes the beginning of its words', () => {
    const content = `😀${'a'.repeat(limits.excerpt)}`;
    const { reportedId, excerpt } = Report.ofMessage({ senderId: 'ben', content });
    expect(reportedId).toBe('ben');
    expect(excerpt).toBe(`😀${'a'.repeat(limits.excerpt - 1)}`);
  });

  it.each([
    ['a message that the reporter cannot read', () => Report.ofMessage(undefined), 'not_found'],
    [
      'the reporter',
      () => Report.requireOfOther({ reporterId: 'ada', reportedId: 'ada' }, { id: 'ada' }),
      'report_yourself',
    ],
    ['nobody', () => Report.requireOfOther(open, undefined), 'person_not_found'],
    ['the same thing again', () => Report.requireNew(false), 'already_reported'],
  ])('of %s is refused', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['the client complains of the reply', 'client', { reportedId: 'pro', excerpt: 'Rude' }],
    ['others complain of the comment', 'pro', { reportedId: 'client', excerpt: 'Late' }],
  ])('of a review: %s', (_, reporterId, subject) => {
    const review = { clientId: 'client', professionalId: 'pro', comment: 'Late', reply: 'Rude' };
    expect(Report.authorOfReview({ ...review, reporterId })).toEqual(subject);
  });

  it.each([
    ['the professional who wrote it complains of the reply', 'pro', 'client', 'Rude'],
    ['others complain of the comment', 'client', 'pro', 'Late'],
  ])('of a review of a client: %s', (_, reporterId, reportedId, excerpt) => {
    const review = { clientId: 'client', professionalId: 'pro', comment: 'Late', reply: 'Rude' };
    const subject = Report.authorOfReview({ ...review, reporterId, isOfClient: true });
    expect(subject).toEqual({ reportedId, excerpt });
  });
});

describe('a decision', () => {
  const decide = (
    decision: ReportDecision,
    report: Partial<Report.Report> = {},
    roles: ('moderator' | 'professional')[] = [],
  ) =>
    Report.decide(
      { ...open, ...report },
      { roles },
      { decision, reason: 'rude', guardianIds: ['mum'], by, at },
    );

  it('is kept with its reason, its moderator and its moment', () => {
    expect(decide('warned')).toEqual({
      ...open,
      decision: 'warned',
      decidedBy: 'mod',
      decidedReason: 'rude',
      decidedAt: at,
    });
  });

  it.each([
    ['to ban staff', 'suspended', {}, ['moderator' as const], 'reported_is_staff'],
    ['a second time', 'warned', { decidedAt: at }, [], 'report_decided'],
    ['to hide a person', 'hidden', { thing: 'person' as const }, [], 'nothing_to_hide'],
    ['of the moderator’s own report', 'warned', { reporterId: 'mod' }, [], 'own_report'],
    ['of a report about the moderator', 'dismissed', { reportedId: 'mod' }, [], 'own_report'],
  ] as const)('%s is refused', (_, decision, report, roles, code) => {
    expect(() => decide(decision, report, [...roles])).toThrow(expect.objectContaining({ code }));
  });

  it('is not the moderator’s whose child is one of the two', () => {
    const decided = { decision: 'warned' as const, reason: 'rude', guardianIds: ['mod'], by, at };
    expect(() => Report.decide(open, { roles: [] }, decided)).toThrow(
      expect.objectContaining({ code: 'own_report' }),
    );
  });

  it('to warn staff is allowed', () => {
    expect(decide('warned', {}, ['moderator']).decision).toBe('warned');
  });
});
