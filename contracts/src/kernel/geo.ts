/** Mean radius of the earth in miles, as the specification counts distance (section 9). */
export const earthRadiusMiles = 3959;

/** Bounds of the distance slider, in miles. */
export const distanceMiles = { min: 5, max: 100, step: 5, initial: 50 } as const;

export interface Place {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in miles by the haversine formula (R. W. Sinnott, Sky and Telescope 68, 1984). */
export function milesBetween(a: Place, b: Place): number {
  const radians = Math.PI / 180;
  const dLatitude = (b.latitude - a.latitude) * radians;
  const dLongitude = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLongitude / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * A coordinate as others may know it: to a hundredth of a degree, about a kilometre (D-22). Halves go away from
 * zero and are judged on the decimal digits, as the database's `round(numeric, 2)` does: both must give one place.
 */
export function roughly(degrees: number): number {
  const hundredths = Math.round(Number(`${Math.abs(degrees)}e2`)) || 0;
  return (Math.sign(degrees) * hundredths) / 100;
}
