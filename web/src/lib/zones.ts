/** The zone of the viewer's device, by its IANA name. */
export const viewersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone as a reader names it: "Eastern Time". */
export function zoneText(zone: string): string {
  if (zone === 'UTC') return zone;
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  return name.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
