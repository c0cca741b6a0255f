import type { Place } from '@sidework/contracts/kernel/geo';
import { texts } from '@sidework/contracts/texts';
import { toastFailure } from '../../../ui/notices/toasts.ts';

const patienceMs = 15_000;
/** A place of the last minutes is near enough to measure miles from. */
const maximumAgeMs = 300_000;

/** It gives undefined, with a toast that says the reason, if the browser cannot or may not tell. */
export async function locateOrTell(): Promise<Place | undefined> {
  if (!navigator.geolocation) {
    toastFailure(texts.toastTitles.locationNotSupported, texts.jobs.locationNotSupported);
    return undefined;
  }
  try {
    const { coords } = await currentPosition();
    return { latitude: coords.latitude, longitude: coords.longitude };
  } catch (failure) {
    const { code, PERMISSION_DENIED } = failure as GeolocationPositionError;
    if (code === PERMISSION_DENIED)
      toastFailure(texts.toastTitles.locationDenied, texts.jobs.locationDenied);
    else
      toastFailure(
        texts.toastTitles.error,
        'Your device could not tell where it is. Please try again',
      );
    return undefined;
  }
}

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: patienceMs,
      maximumAge: maximumAgeMs,
    });
  });
}
