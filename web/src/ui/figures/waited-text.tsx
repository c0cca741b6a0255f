import { exactText } from '../../lib/dates.ts';
import { serverNow } from '../../lib/server-clock.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long something has waited: a queue is read by it, so it stays relative however long it was; exact on hover. */
export function WaitedText({ since }: { since: string }) {
  return (
    <time dateTime={since} title={exactText(since)}>
      {waited(Math.max(0, serverNow() - Date.parse(since)))}
    </time>
  );
}

function waited(waitedMs: number): string {
  if (waitedMs < hourMs) return `${Math.max(1, Math.floor(waitedMs / minuteMs))} min`;
  if (waitedMs < dayMs) return `${Math.floor(waitedMs / hourMs)} h`;
  const days = Math.floor(waitedMs / dayMs);
  return days === 1 ? '1 day' : `${days} days`;
}
