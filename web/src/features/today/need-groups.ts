import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';
import type { TodayItem } from '@sidework/contracts/network-chat/today';
import { dayOf } from '../../lib/dates.ts';

/** What the viewer may look at, while somebody else is who decides: no turn of theirs. */
export const waitsForOther = (kind: NeedKind) => kind === 'child_proposal';

const soonMs = 7 * 24 * 60 * 60 * 1000;

/** The day by which it is wanted, as its reader has it. The day that somebody asks for is the question, and no date of it. */
export const dayWanted = ({ kind, details: { day, endsAt } }: TodayItem): string | undefined =>
  kind === 'extension_to_answer' ? undefined : (day ?? (endsAt && dayOf(endsAt)));

/**
 * What belongs together stands together: what concerns one job or service, else what one person waits for. What is due
 * within a week comes first, the soonest first of all; then the newest; last what somebody else decides.
 */
export function inGroups(items: readonly TodayItem[], now: number): TodayItem[][] {
  const countOf = (keyOf: (item: TodayItem) => string | undefined, key: string | undefined) =>
    key ? items.filter((item) => keyOf(item) === key).length : 0;
  const groupOf = (item: TodayItem) => {
    if (countOf(thingOf, thingOf(item)) > 1) return thingOf(item);
    return countOf(personOf, personOf(item)) > 1 ? personOf(item) : item.id;
  };
  const lastSoon = dayOf(new Date(now + soonMs).toISOString());
  const ordered = items
    .map((item) => ({ item, day: dayWanted(item) }))
    .sort(
      (a, b) =>
        Number(waitsForOther(a.item.kind)) - Number(waitsForOther(b.item.kind)) ||
        compare(soonOf(a.day, lastSoon), soonOf(b.day, lastSoon)) ||
        compare(b.item.since, a.item.since),
    );
  const groups = new Map<string | undefined, TodayItem[]>();
  for (const { item } of ordered) {
    const key = groupOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

const thingOf = ({ path, title }: TodayItem) => (title ? `${path} ${title}` : undefined);
const personOf = ({ actor }: TodayItem) => actor?.id;

/** Sorts after every day where it is none, or far. */
const never = '9999';
const soonOf = (day: string | undefined, lastSoon: string) =>
  day && day <= lastSoon ? day : never;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
