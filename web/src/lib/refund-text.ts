import type { EventView } from '@sidework/contracts/education-events/event-listings';

/** Says how much an attendee gets back who cancels. */
export function refundText({ percent, untilHours }: EventView['refundRule']): string {
  if (percent === 0) return 'Nothing goes back.';
  const share =
    percent === 100 ? 'The whole price goes back' : `${percent}% of the price goes back`;
  if (untilHours === 0) return `${share} until the event starts.`;
  return `${share} until ${timeBefore(untilHours)} before the start, and nothing after that.`;
}

function timeBefore(hours: number): string {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
