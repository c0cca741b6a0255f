/** "7.5 of 18 hours", or "7.5 hours" where no limit is set. */
export function weekText(week: { minutes: number; limitHours: number | null }): string {
  const hours = Math.round((week.minutes / 60) * 100) / 100;
  if (week.limitHours !== null) return `${hours} of ${week.limitHours} hours`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
