import type { Place } from '@sidework/contracts/kernel/geo';
import { findZip } from '../places/search-places.ts';
import { requireKnownZip } from './job-visibility.ts';

/** The middle of the ZIP code that a search names; one that is not known is refused. */
export async function placeOfZip({
  near,
}: {
  near?: string | undefined;
}): Promise<Place | undefined> {
  if (near === undefined) return undefined;
  const found = await findZip(near);
  requireKnownZip(found);
  return { latitude: found.latitude, longitude: found.longitude };
}
