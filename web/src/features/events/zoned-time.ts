/** The wall clock of a zone at a moment, as a `datetime-local` field holds it: `2026-12-01T18:00`. */
export function clockIn(zone: string, moment: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  // The Swedish way to write a date and a time is the ISO one, but for the blank between them.
  return format.format(new Date(moment)).replace(' ', 'T');
}

const offsetAt = (zone: string, ms: number) =>
  Date.parse(`${clockIn(zone, new Date(ms).toISOString())}Z`) - Math.floor(ms / 60_000) * 60_000;

/**
 * The moment at which the wall clock of a zone shows this. Where it shows it twice, at the end of summer, the first; where it
 * never does, the time that it jumps to.
 */
export function momentIn(zone: string, clock: string): string {
  const asUtc = Date.parse(`${clock}Z`);
  const before = asUtc - offsetAt(zone, asUtc - 24 * 60 * 60 * 1000);
  const after = asUtc - offsetAt(zone, asUtc + 24 * 60 * 60 * 1000);
  const shows = (ms: number) => clockIn(zone, new Date(ms).toISOString()) === clock;
  return new Date(shows(before) || !shows(after) ? before : after).toISOString();
}
