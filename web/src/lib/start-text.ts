/** When something begins, on the clock of a zone: "Tue, Dec 8, 10:00 AM EST". */
export const startText = (startsAt: string, timeZone: string): string =>
  new Date(startsAt)
    .toLocaleString('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    })
    .replaceAll('\u202f', ' ');
