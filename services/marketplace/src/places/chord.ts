import { earthRadiusMiles, type Place } from '@sidework/contracts/kernel/geo';

/** Radius of the earth in metres as the extension's `earth()` counts it. */
const extensionRadius = 6_378_168;

/** `ll_to_earth` of a place (PostgreSQL manual F.14), worked out here since the extension takes longer than the search. */
export function cubeOf({ latitude, longitude }: Place): string {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const point = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  return `(${point.map((share) => share * extensionRadius).join(',')})`;
}

/**
 * The extension measures straight through an earth of its own radius; an angle is the same on every sphere, so miles
 * on ours become an angle, and that its chord.
 */
export const chordOf = (miles: number) =>
  2 * extensionRadius * Math.sin(miles / (2 * earthRadiusMiles));
