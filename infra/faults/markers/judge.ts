import type { Marker, Markers } from './marker.ts';
import { type Asked, type Facts, mayMeet, type Reader } from './may-meet.ts';

/** A marker that a reader met and may not, or another thing that must not be. */
export interface Finding {
  step: number;
  act: string;
  reader: string;
  place: string;
  says: string;
}

interface Read extends Asked {
  text: string;
  reader: Reader;
}

/** Every marker of a text that its reader may not meet, each with where it stands. */
export function metWrongly(markers: Markers, facts: Facts, { text, reader, ...asked }: Read) {
  const wrong = markers.foundIn(text).filter((marker) => !mayMeet(reader, marker, facts, asked));
  return wrong.map((marker) => ({ marker, where: whereIn(text, marker) }));
}

/** The field of an answer in which a word stands. */
function whereIn(text: string, { word }: Marker): string {
  try {
    return pathIn(JSON.parse(text), word) ?? 'in a name';
  } catch {
    const at = text.toLowerCase().indexOf(word);
    return `…${text.slice(Math.max(0, at - 40), at + 40).replace(/\s+/g, ' ')}…`;
  }
}

function pathIn(value: unknown, word: string): string | undefined {
  if (typeof value === 'string') return value.toLowerCase().includes(word) ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathIn(inner, word);
    if (path !== undefined) return Array.isArray(value) ? `[]${path}` : `.${key}${path}`;
  }
  return undefined;
}
