import { needKinds } from '@sidework/contracts/network-chat/need-kinds';
import type { TodayItem } from '@sidework/contracts/network-chat/today';
import { expect, it } from 'vitest';
import { daysUntilText, dayWanted, inGroups } from './need-groups.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
/** Each since one hour before the one that follows it in a list. */
const need = (id: string, hour: number, item: Partial<TodayItem> = {}): TodayItem => ({
  id,
  kind: 'proposal_to_answer',
  actor: null,
  title: '',
  details: {},
  path: `/${id}`,
  since: new Date(Date.parse('2026-11-20T00:00:00Z') + hour * 3_600_000).toISOString(),
  ...item,
});

const groups = (...items: TodayItem[]) =>
  inGroups(items, now).map(
    ({ title, items }) => `${title}: ${items.map(({ id }) => id).join(', ')}`,
  );

it('puts what is due within a week first, the soonest first of all; a later day waits its turn', () => {
  expect(
    groups(
      need('newest', 9),
      need('in two weeks', 8, { details: { day: '2026-12-08' } }),
      need('friday', 7, { details: { day: '2026-11-27' } }),
      need('overdue', 6, { details: { day: '2026-11-20' } }),
      need('oldest', 1),
    ),
  ).toEqual(['Due soon: overdue, friday', 'Jobs and proposals: newest, in two weeks, oldest']);
});

it('puts what holds up work and money before jobs, and these before what somebody wrote', () => {
  expect(
    groups(
      need('message', 9, { kind: 'unread_messages' }),
      need('job', 8, { kind: 'proposal_to_answer' }),
      need('report', 7, { kind: 'report_waits' }),
      need('work', 6, { kind: 'approval_to_give' }),
      need('newer message', 10, { kind: 'room_message' }),
      need('of a newer release', 5, { kind: 'unheard_of' as TodayItem['kind'] }),
    ),
  ).toEqual([
    'Work and money: work',
    'Jobs and proposals: job',
    'Messages and people: newer message, message',
    'To review: report',
    'More: of a newer release',
  ]);
});

it('shows staff the queue that waits longest first', () => {
  const kinds = ['course_to_review', 'consent_waits', 'dispute_open'] as const;
  expect(groups(...kinds.map((kind, at) => need(kind, 5 - at, { kind })))).toEqual([
    'To review: dispute_open, consent_waits, course_to_review',
  ]);
});

it('shows each kind of need in one group', () => {
  const items = needKinds.map((kind) => need(kind, 1, { kind }));
  const shown = inGroups(items, now).flatMap((group) => group.items.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(needKinds.toSorted());
});

it('has the date of its own, and not one that somebody asks for', () => {
  const details = { day: '2026-12-08' };
  expect(dayWanted(need('deadline', 1, { kind: 'deadline_near', details }))).toBe('2026-12-08');
  expect(dayWanted(need('asked', 1, { kind: 'extension_to_answer', details }))).toBeUndefined();
});

it.each([
  ['2026-11-20', 'Overdue'],
  ['2026-11-24', 'Today'],
  ['2026-11-25', 'Tomorrow'],
  ['2026-12-01', 'In 7 days'],
])('says how far off %s is: %s', (day, text) => {
  expect(daysUntilText(day, new Date(2026, 10, 24, 12).getTime())).toBe(text);
});
