const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is made once for each zone, because making it is slow. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  formats.set(timeZone, format);
  return format;
}

/** The wall clock of a zone at a moment, as a `datetime-local` field holds it: `2026-12-01T18:00`. */
export function clockIn(zone: string, moment: string): string {
  // The Swedish way to write a date and a time is the ISO one, but for the blank between them.
  return formatOf(zone).format(new Date(moment)).replace(' ', 'T');
}

/** A year that is half typed or far away is not usual: the formats of times write it in other ways, or throw. */
export const isUsual = (clock: string) =>
  /^[2-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) &&
  clock < '9999' &&
  !Number.isNaN(Date.parse(`${clock}Z`));

const offsetAt = (zone: string, ms: number) =>
  Date.parse(`${clockIn(zone, new Date(ms).toISOString())}Z`) - Math.floor(ms / 60_000) * 60_000;

const dayMs = 24 * 60 * 60 * 1000;
const quarterMs = 15 * 60 * 1000;

const candidatesOf = (zone: string, clock: string): [number, number] => {
  const asUtc = Date.parse(`${clock}Z`);
  return [asUtc - offsetAt(zone, asUtc - dayMs), asUtc - offsetAt(zone, asUtc + dayMs)];
};

const isoOf = (ms: number) => new Date(ms).toISOString();

/** The moments at which the wall clock of a zone shows this: none where it is skipped or not usual, two where it comes twice. */
export function momentsOf(zone: string, clock: string): string[] {
  if (!isUsual(clock)) return [];
  const shown = candidatesOf(zone, clock).filter((ms) => clockIn(zone, isoOf(ms)) === clock);
  return [...new Set(shown)].sort((one, other) => one - other).map(isoOf);
}

/** Gives the first of two moments unless the second is meant; a skipped time is the one that the clock jumps to. Only a usual time is a moment. */
export function momentIn(zone: string, clock: string, isSecond = false): string {
  if (!isUsual(clock)) return '';
  const shown = momentsOf(zone, clock);
  return shown.at(isSecond ? -1 : 0) ?? isoOf(candidatesOf(zone, clock)[0]);
}

/** The first quarter of an hour after a skipped time that the clock shows. */
export function nextShown(zone: string, clock: string): string {
  if (!isUsual(clock)) return clock;
  let ms = Math.floor(Date.parse(`${clock}Z`) / quarterMs) * quarterMs;
  let next = clock;
  while (momentsOf(zone, next).length === 0) {
    ms += quarterMs;
    next = isoOf(ms).slice(0, 16);
  }
  return next;
}
