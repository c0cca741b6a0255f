/** Numbers of days and of weeks of which the last backup is kept. */
export interface Retention {
  days: number;
  weeks: number;
}

const day = 86_400_000;

/**
 * The backups that nothing keeps any more, by their times. Days and weeks are those of UTC; a day or week without a
 * backup takes no place of another, and the newest backup is always kept.
 */
export function outlived(times: Date[], { days, weeks }: Retention): Date[] {
  const newestFirst = [...times].sort((one, other) => other.getTime() - one.getTime());
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...lastOfEach(newestFirst, day, days),
    ...lastOfEach(newestFirst, 7 * day, weeks),
  ]);
  return newestFirst.filter((time) => !kept.has(time)).reverse();
}

function lastOfEach(newestFirst: Date[], length: number, count: number): Date[] {
  const last = new Map<number, Date>();
  for (const time of newestFirst) {
    const span = Math.floor(time.getTime() / length);
    if (!last.has(span)) last.set(span, time);
  }
  return [...last.values()].slice(0, count);
}
