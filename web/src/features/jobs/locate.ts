import type { Place } from '@sidework/contracts/kernel/geo';

/** Why a browser gave no place: it cannot, it may not, or it tried and failed. */
export type LocationFailure = 'unsupported' | 'denied' | 'unavailable';

export class LocationError extends Error {
  readonly reason: LocationFailure;

  constructor(reason: LocationFailure) {
    super(reason);
    this.reason = reason;
  }
}

const patienceMs = 15_000;
/** A place of the last minutes is near enough to measure miles from. */
const maximumAgeMs = 300_000;

/** Asks the browser where it is. */
export function locate(): Promise<Place> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator) || !navigator.geolocation) {
      reject(new LocationError('unsupported'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) =>
        reject(
          new LocationError(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
        ),
      { timeout: patienceMs, maximumAge: maximumAgeMs },
    );
  });
}
