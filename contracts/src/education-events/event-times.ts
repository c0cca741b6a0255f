const time = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(moment)
    .replace(/\u202f/g, ' ');
const day = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(moment);
const zoneName = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * When an event is, by the clock of its place: `Tue, Dec 1, 2026, 6:00 PM to 8:00 PM PST` (D-73). Over a change of the clocks
 * both names are told: `12:30 AM EDT to 2:30 AM EST`.
 */
export function eventTimeText(startsAt: string, endsAt: string, timeZone: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const from = `${day(start, timeZone)}, ${time(start, timeZone)}`;
  const until =
    day(start, timeZone) === day(end, timeZone)
      ? time(end, timeZone)
      : `${day(end, timeZone)}, ${time(end, timeZone)}`;
  const [before, after] = [zoneName(start, timeZone), zoneName(end, timeZone)];
  return `${from}${before === after ? '' : ` ${before}`} to ${until} ${after}`;
}

/** One moment by the clock of a place: `Tue, Dec 1, 2026, 6:00 PM PST`. */
export function momentText(moment: string, timeZone: string): string {
  const at = new Date(moment);
  return `${day(at, timeZone)}, ${time(at, timeZone)} ${zoneName(at, timeZone)}`;
}

/** The hour of a moment by the clock of a place: `6:00 PM PST`. */
export function clockText(moment: string, timeZone: string): string {
  const at = new Date(moment);
  return `${time(at, timeZone)} ${zoneName(at, timeZone)}`;
}

/** The same by the viewer's clock, `9:00 PM your time`; undefined where both clocks agree. */
export function viewerTimeText(
  startsAt: string,
  timeZone: string,
  viewerZone: string,
): string | undefined {
  const start = new Date(startsAt);
  const [there, here] = [timeZone, viewerZone].map(
    (zone) => `${day(start, zone)}, ${time(start, zone)}`,
  );
  if (there === here) return undefined;
  const isSameDay = day(start, timeZone) === day(start, viewerZone);
  return `${isSameDay ? time(start, viewerZone) : here} your time`;
}
