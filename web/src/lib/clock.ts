const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** A local time, `HH:MM`, as a reader writes it: "9:00 PM". No zone may move it. */
export const clockText = (time: string) => clock.format(new Date(`2000-01-01T${time}:00Z`));
