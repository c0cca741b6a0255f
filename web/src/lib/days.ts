const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const thisYear = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

interface Day<T> {
  /** The first moment of it that is known, which names it. */
  moment: string;
  items: T[];
}

/** "2:05 PM", in the viewer's zone. */
export function timeText(moment: string): string {
  return time.format(new Date(moment));
}

/** The viewer's day of a moment: "Today", "Yesterday", "Monday, November 16", "December 3, 2025". */
export function dayName(moment: string, now = new Date()): string {
  const day = new Date(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(day, now)) return 'Today';
  if (isSameDay(day, yesterday)) return 'Yesterday';
  return (day.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(day);
}

/** Items that stand in the order of time, joined by the viewer's days. */
export function byDay<T extends { createdAt: string }>(items: readonly T[]): Day<T>[] {
  const days: Day<T>[] = [];
  for (const item of items) {
    const last = days.at(-1);
    if (last && isSameDay(new Date(last.moment), new Date(item.createdAt))) last.items.push(item);
    else days.push({ moment: item.createdAt, items: [item] });
  }
  return days;
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
