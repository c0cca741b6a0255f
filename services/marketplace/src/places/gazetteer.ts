import { townIn, usStates } from '@sidework/contracts/identity/profiles/us-states';
import { inPlainLetters } from '@sidework/contracts/kernel/plain-letters';
import type { PlaceView } from '@sidework/contracts/marketplace/places';

interface Town {
  /** Its name in letters alone, and with its state behind it as people write that. */
  name: string;
  withState: string[];
  place: PlaceView;
}

/** The ZIP codes in their order, and the towns, those with the most ZIP codes first. */
export interface Gazetteer {
  zips: PlaceView[];
  towns: Town[];
  /** Towns by their name with their state behind it. */
  byName: Map<string, PlaceView>;
  /** The largest town of each name. */
  largest: Map<string, PlaceView>;
  byZip: Map<string, PlaceView>;
}

const most = 8;

export function gazetteerOf(places: PlaceView[]): Gazetteer {
  const zips = places.filter(isKnown).sort((a, b) => compare(a.zip, b.zip));
  const byTown = Map.groupBy(zips, ({ name, state }) => `${name}, ${state}`);
  const towns = [...byTown.values()]
    .sort((a, b) => b.length - a.length)
    .map((zipsOfTown) => townOf(zipsOfTown));
  // Two towns of a state may share a name: the one with more ZIP codes is kept.
  const named = towns
    .toReversed()
    .flatMap(({ withState, place }) => withState.map((name) => [name, place] as const));
  const byZip = new Map(zips.map((place) => [place.zip, place]));
  const largest = new Map(towns.toReversed().map(({ name, place }) => [name, place]));
  return { zips, towns, byName: new Map(named), largest, byZip };
}

/** Also of a ZIP+4, whatever stands between. */
const zipAtTheEnd = /(?:^|\s)(?:(\d{1,5})(?:-\d{0,4})?|(\d{5})[\s\p{Pd}]+\d{0,4})$/u;

/** Places whose ZIP code, or whose town, begins as `search` does. */
export function find({ zips, towns }: Gazetteer, search: string): PlaceView[] {
  const [, begun, whole] = zipAtTheEnd.exec(search.trim()) ?? [];
  const zip = begun ?? whole;
  if (zip !== undefined) return zips.filter((place) => place.zip.startsWith(zip)).slice(0, most);
  const written = lettersOf(search);
  if (!written) return [];
  const called = towns.filter(({ withState }) =>
    withState.some((name) => name.startsWith(written)),
  );
  const isMeant = ({ name }: Town) => name === written;
  return [...called.filter(isMeant), ...called.filter((town) => !isMeant(town))]
    .slice(0, most)
    .map(({ place }) => place);
}

/** The town of this name and state. */
const townCalled = ({ byName }: Gazetteer, text: string): PlaceView | undefined =>
  byName.get(lettersOf(text));

/** Finds the ZIP code that ends a text, or else the town that it names, also behind a street. */
export function centreOf(gazetteer: Gazetteer, text: string): PlaceView | undefined {
  const [zip] = /\b\d{5}\b(?=(?:-\d{4})?\s*$)/.exec(text) ?? [];
  const isPlaced = zip !== undefined && gazetteer.byZip.get(zip);
  return isPlaced || townCalled(gazetteer, text) || townCalled(gazetteer, townIn(text) ?? '');
}

/** Words that stand before a place. */
const before = new Set(['in', 'near', 'around', 'at', 'nearby']);
const mostWords = 4;

/**
 * Tells the place in the words of a search from the rest of them, where it stands at their end or at their beginning. A name
 * without its state is the largest town of that name, unless the word is a usual one.
 */
export function splitPlace(
  gazetteer: Gazetteer,
  words: string[],
  isUsual: (word: string) => boolean,
): { place: PlaceView | undefined; rest: string[] } {
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const ending = words.slice(-length);
    const rest = words.slice(0, -length);
    const isNamed = before.has(rest.at(-1) ?? '');
    const place = placeCalled(gazetteer, ending, isNamed ? () => false : isUsual);
    if (place) return { place, rest: isNamed ? rest.slice(0, -1) : rest };
    const begun = placeCalled(gazetteer, words.slice(0, length), isUsual);
    if (begun) return { place: begun, rest: words.slice(length) };
  }
  return { place: undefined, rest: words };
}

function placeCalled(
  { byZip, byName, largest }: Gazetteer,
  words: string[],
  isUsual: (word: string) => boolean,
): PlaceView | undefined {
  const [first = ''] = words;
  if (words.length === 1 && /^\d{5}$/.test(first)) return byZip.get(first);
  const name = lettersOf(words.join(' '));
  return byName.get(name) ?? (words.every(isUsual) ? undefined : largest.get(name));
}

/** Leaves out the post offices of the armed forces abroad and those without coordinates. */
const isKnown = ({ state, latitude, longitude }: PlaceView) =>
  state in usStates && Boolean(latitude) && Boolean(longitude);

function townOf(zips: PlaceView[]): Town {
  const [latitude, longitude] = [
    medianOf(zips.map((zip) => zip.latitude)),
    medianOf(zips.map((zip) => zip.longitude)),
  ];
  const offCentre = (zip: PlaceView) =>
    Math.hypot(zip.latitude - latitude, zip.longitude - longitude);
  const place = zips.reduce((best, zip) => (offCentre(zip) < offCentre(best) ? zip : best));
  const name = lettersOf(place.name);
  const states = [place.state, usStates[place.state] ?? ''];
  return { name, withState: states.map((state) => name + lettersOf(state)), place };
}

const medianOf = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const inFull: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** "St. Mary's" and "Saint Marys" are the same town. */
const lettersOf = (text: string) =>
  inPlainLetters(text)
    .toLowerCase()
    .replaceAll(/\b(ste?|ft|mt)[. ]+(?=[a-z])/g, (_, short: string) => inFull[short] ?? short)
    .replaceAll(/[^a-z]/g, '');
