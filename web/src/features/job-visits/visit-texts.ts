import type { JobVisitView } from '@sidework/contracts/marketplace/job-visits';

const dayNames = ['day1', 'day2', 'day3'] as const;

export const initialOf = ({ address, wantedDays }: JobVisitView): Record<string, string> =>
  Object.fromEntries([
    ['address', address ?? ''],
    ...dayNames.map((name, index) => [name, wantedDays[index] ?? '']),
  ]);

/** Days that were left out or given twice count once at most, in their order. */
export function bodyOf(values: Record<string, unknown>): JobVisitView {
  const days = dayNames.map((name) => values[name]).filter((day) => typeof day === 'string');
  const { address } = values;
  return {
    address: typeof address === 'string' ? address : null,
    wantedDays: [...new Set(days)].toSorted(),
  };
}
