import type { TodayItem } from '@sidework/contracts/network-chat/today';
import { expect, it } from 'vitest';
import { aPersonCard } from '../../../test/job-builders.ts';
import { dayWanted, inGroups } from './need-groups.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const [ruth, pat] = [
  aPersonCard({ fullName: 'Ruth Okafor' }),
  aPersonCard({ fullName: 'Pat Delgado' }),
];

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

const order = (...items: TodayItem[]) =>
  inGroups(items, now).map((group) => group.map(({ id }) => id).join(' '));

it('is ordered by what is due within a week, the soonest first, then by the newest', () => {
  expect(
    order(
      need('newest', 9),
      need('in two weeks', 8, { details: { day: '2026-12-08' } }),
      need('friday', 7, { details: { day: '2026-11-27' } }),
      need('overdue', 6, { details: { day: '2026-11-20' } }),
      need('oldest', 1),
    ),
  ).toEqual(['overdue', 'friday', 'newest', 'in two weeks', 'oldest']);
});

it('stands together by person', () => {
  expect(
    order(
      need('message', 9, { actor: ruth }),
      need('other', 8, { actor: pat }),
      need('offer', 7, { actor: ruth }),
    ),
  ).toEqual(['message offer', 'other']);
});

it('stands together by the job that it is about before the person', () => {
  const tap = { title: 'Fix a tap', path: '/jobs/1' };
  expect(
    order(
      need('message', 9, { actor: ruth }),
      need('by Pat', 8, { ...tap, actor: pat }),
      need('other', 7),
      need('by Ruth', 6, { ...tap, actor: ruth }),
    ),
  ).toEqual(['message', 'by Pat by Ruth', 'other']);
});

it('has the date of its own, and not one that somebody asks for', () => {
  const details = { day: '2026-12-08' };
  expect(dayWanted(need('deadline', 1, { kind: 'deadline_near', details }))).toBe('2026-12-08');
  expect(dayWanted(need('asked', 1, { kind: 'extension_to_answer', details }))).toBeUndefined();
});
