/**
 * A number that a person typed, such as `1,200` or `7.5`; undefined where it is none. A comma divides thousands only: `7,5`
 * is refused and not taken for 75.
 */
export function parseNumber(text: string): number | undefined {
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/.exec(text.trim());
  if (!match || (match[2] === undefined && !match[3])) return undefined;
  return Number(text.trim().replaceAll(',', ''));
}
