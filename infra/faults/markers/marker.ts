/** The kinds of texts that hold a marker; each kind has a rule of its readers. */
export const kinds = [
  'first name',
  'surname',
  'street',
  'email',
  'bio',
  'avatar',
  'job',
  'youth job',
  'proposal',
  'gig',
  'room message',
  'message',
  'service',
  'review',
  'notes',
  'document',
  'report',
  'event',
  'attendee',
  'attendee message',
  'linked picture',
  'cancellation',
  'course',
] as const;
export type Kind = (typeof kinds)[number];

/** A word that its writer put into one text, name, picture or address, and that stands nowhere else. */
export interface Marker {
  word: string;
  kind: Kind;
  writerId: string;
  /** The addressees, where it is not for everybody. */
  among: readonly string[];
  /** Whether the text around it has contact details. */
  tellsContact: boolean;
}

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';
const syllables = [...consonants].flatMap((first) => [...vowels].map((then) => first + then));
const markerWord = /quor(?:[bdfgklmnprstvz][aeiou]){4}/gi;
/** The name of a stored picture. */
const storedName = /[\w-]{20,}/g;

/** A word of plain letters, since the contact filter weighs digits and signs; another for each number. */
function wordOf(count: number): string {
  const all = syllables.length ** 4;
  let left = (count * 7_919 + 123_457) % all;
  let word = 'quor';
  for (let each = 0; each < 4; each += 1) {
    word += syllables[left % syllables.length];
    left = Math.floor(left / syllables.length);
  }
  return word;
}

export interface Markers {
  make(about: Omit<Marker, 'word'>): Marker;
  /** Knows a picture by the name under which it is stored. */
  know(marker: Marker): void;
  /** Each marker of a text once. */
  foundIn(text: string): Marker[];
}

/** Those of another seed have other words, so that two walks on one platform know theirs apart. */
export function openMarkers(seed: number): Markers {
  const known = new Map<string, Marker>();
  return {
    make(about) {
      const marker = { ...about, word: wordOf(seed * 50_000 + known.size) };
      known.set(marker.word, marker);
      return marker;
    },
    know: (marker) => void known.set(marker.word, marker),
    foundIn(text) {
      const words = [...text.matchAll(markerWord), ...text.matchAll(storedName)];
      const found = new Set(words.map(([word]) => known.get(word.toLowerCase())));
      return [...found].filter((marker) => marker !== undefined);
    },
  };
}
