import type { PlaceView } from '@sidework/contracts/marketplace/places';
import { find, type Gazetteer, gazetteerOf, townCalled } from './gazetteer.ts';

let gazetteer: Promise<Gazetteer> | undefined;

export async function searchPlaces(search: string): Promise<PlaceView[]> {
  gazetteer ??= loadGazetteer();
  return find(await gazetteer, search);
}

/** A place as people write theirs: "Newark, NJ". */
export async function findTown(location: string): Promise<PlaceView | undefined> {
  gazetteer ??= loadGazetteer();
  return townCalled(await gazetteer, location);
}

/** The place of a ZIP code. */
export async function findZip(zip: string): Promise<PlaceView | undefined> {
  gazetteer ??= loadGazetteer();
  return find(await gazetteer, zip).find((place) => place.zip === zip);
}

/** Loaded when a place is first looked for, since it holds five megabytes. */
async function loadGazetteer(): Promise<Gazetteer> {
  const { codes } = await import('zipcodes');
  const ofThisCountry = Object.values(codes).filter(({ country }) => country === 'US');
  return gazetteerOf(
    ofThisCountry.map(({ city, country, ...place }) => ({ ...place, name: city })),
  );
}
