/** "10:00 AM" on the clock of a zone. */
export const clockText = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(moment));

/** A day of the calendar in two words, "Tue" and "Dec 8", and in full. */
export function dayWords(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  const write = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
  return {
    weekday: write({ weekday: 'short' }),
    date: write({ month: 'short', day: 'numeric' }),
    full: write({ weekday: 'long', month: 'long', day: 'numeric' }),
  };
}

/** "Tue, Dec 8, 10:00 AM to 11:00 AM EST". */
export function spanText(startsAt: string, endsAt: string, timeZone: string): string {
  const from = new Date(startsAt).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const to = new Date(endsAt).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return `${from} to ${to}`.replaceAll('\u202f', ' ');
}

/** "1 hour", "45 minutes", "1 h 30 min". */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} minutes`;
  if (rest > 0) return `${hours} h ${rest} min`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** "10:00 AM to 11:00 AM EST". */
export function clockSpanText(startsAt: string, endsAt: string, timeZone: string): string {
  const to = new Date(endsAt).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return `${clockText(startsAt, timeZone)} to ${to}`.replaceAll('\u202f', ' ');
}
