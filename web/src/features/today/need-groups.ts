import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';
import type { TodayItem } from '@sidework/contracts/network-chat/today';
import { dayOf } from '../../lib/dates.ts';
import { needWords } from './need-words.ts';

/** The viewer may look, but another person decides, so it is not the viewer's turn. */
export const waitsForOther = (kind: NeedKind) => kind === 'child_proposal';

/** An event that the viewer attends or hosts; they have nothing to do before its day. */
export const isComingUp = (kind: NeedKind) => needWords[kind] === 'Event' && !isOfStaff(kind);

/**
 * It is in the reader's time zone. The day that an extension asks for is the question itself, so it
 * is not a due date.
 */
export const dayWanted = ({ kind, details: { day, endsAt } }: TodayItem): string | undefined =>
  kind === 'extension_to_answer' ? undefined : (day ?? (endsAt && dayOf(endsAt)));

const dayMs = 24 * 60 * 60 * 1000;

/** How far off a day is: the date itself stands in the sentence. */
export function daysUntilText(day: string, now: number): string {
  const days = (Date.parse(day) - Date.parse(dayOf(new Date(now).toISOString()))) / dayMs;
  if (days < 0) return 'Overdue';
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}

export interface NeedGroup {
  title: string;
  items: TodayItem[];
}

/** In the order of the page: work and money first, messages after them. */
const families: Record<string, string[]> = {
  'Work and money': ['Service', 'Approval', 'Money', 'Deadline', 'Appointment', 'Task', 'Tax'],
  'Jobs and proposals': ['Proposal', 'Job', 'Hire'],
  'Messages and people': ['Message', 'Connection'],
  'Courses and events': ['Course', 'Event'],
};

const queues: NeedKind[] = [
  'verification_waits',
  'consent_waits',
  'report_waits',
  'appeal_waits',
  'support_waits',
  'dispute_open',
  'course_to_review',
  'event_to_review',
  'license_to_check',
  'books_differ',
];

export const isOfStaff = (kind: NeedKind) => queues.includes(kind);

/** First what is due within a week, soonest first. Then one group a subject, newest first; queues of staff oldest first. */
export function inGroups(items: readonly TodayItem[], now: number): NeedGroup[] {
  const lastSoon = dayOf(new Date(now + 7 * dayMs).toISOString());
  const newestFirst = items.toSorted((a, b) => compare(b.since, a.since));
  const [due, others] = [
    newestFirst.filter((item) => isSoon(item, lastSoon)),
    newestFirst.filter((item) => !isSoon(item, lastSoon)),
  ];
  const of = (words: string[]) =>
    others.filter(({ kind }) => !isOfStaff(kind) && words.includes(needWords[kind] ?? ''));
  const groups = [
    {
      title: 'Due soon',
      items: due.toSorted((a, b) => compare(dayWanted(a) ?? '', dayWanted(b) ?? '')),
    },
    ...Object.entries(families).map(([title, words]) => ({ title, items: of(words) })),
    { title: 'To review', items: others.filter(({ kind }) => isOfStaff(kind)).toReversed() },
    // A kind that only a newer release knows has no word yet.
    { title: 'More', items: others.filter(({ kind }) => !needWords[kind]) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function isSoon(item: TodayItem, lastSoon: string): boolean {
  const day = dayWanted(item);
  return day !== undefined && day <= lastSoon;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
