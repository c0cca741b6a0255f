/** The local day in a zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, moment: Date): string {
  // The Swedish way to write a date is the ISO one.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment);
}
