/** A day and a time on the clock of the writer, either of which may be empty. */
export interface TypedTime {
  day: string;
  clock: string;
}

/** It says what is wrong with proposed moments, of which one that is not given is empty. */
export function timesFault(moments: readonly string[], now: number): string | undefined {
  if (moments.some((moment) => moment === '')) return 'Choose a day and a time';
  if (moments.some((moment) => Date.parse(moment) <= now))
    return 'Choose times that are still to come';
  if (new Set(moments).size < moments.length) return 'Propose each time once';
  return undefined;
}
