const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long somebody has waited: a queue is read by it, so it stays relative however long it was. */
export function waitedText(since: string, now: number): string {
  const waitedMs = Math.max(0, now - Date.parse(since));
  if (waitedMs < hourMs) return `${Math.max(1, Math.floor(waitedMs / minuteMs))} min`;
  if (waitedMs < dayMs) return `${Math.floor(waitedMs / hourMs)} h`;
  const days = Math.floor(waitedMs / dayMs);
  return days === 1 ? '1 day' : `${days} days`;
}
