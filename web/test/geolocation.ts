import { afterEach } from 'vitest';

type Answer = { latitude: number; longitude: number } | 'denied' | 'unavailable';

const codes = { denied: 1, unavailable: 2 };

afterEach(() => geolocationAnswers(undefined));

/** The browser's own answer to where it is; without one, a browser that knows nothing of places. */
export function geolocationAnswers(answer: Answer | undefined): void {
  const geolocation = answer && {
    getCurrentPosition(found: PositionCallback, failed: PositionErrorCallback) {
      if (typeof answer === 'object') found({ coords: answer } as GeolocationPosition);
      else failed({ code: codes[answer], PERMISSION_DENIED: 1 } as GeolocationPositionError);
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}
