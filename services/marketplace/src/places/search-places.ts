import type { PlaceView } from '@sidework/contracts/marketplace/places';
import { everydayTowns } from './everyday-towns.ts';
import { centreOf, find, type Gazetteer, gazetteerOf, splitPlace as split } from './gazetteer.ts';

let gazetteer: Promise<Gazetteer> | undefined;

export async function searchPlaces(search: string): Promise<PlaceView[]> {
  gazetteer ??= loadGazetteer();
  return find(await gazetteer, search);
}

/** The centre of the town or ZIP code that a text names, as in "12 Oak St, Newark, NJ"; undefined where it names none. */
export async function findCentre(text: string | null | undefined): Promise<PlaceView | undefined> {
  if (!text) return undefined;
  gazetteer ??= loadGazetteer();
  return centreOf(await gazetteer, text);
}

/** Tells the place in the words of a search from the rest; a word that `isKnown` knows otherwise is no town. */
export async function splitPlace(words: string[], isKnown: (word: string) => boolean) {
  if (words.length === 0) return { place: undefined, rest: words };
  gazetteer ??= loadGazetteer();
  return split(await gazetteer, words, (word) => everydayTowns.has(word) || isKnown(word));
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
