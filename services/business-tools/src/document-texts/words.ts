/** Some 8,000 different words; a longer document is found by its first ones. */
const mostSigns = 60_000;
const longestWord = 60;

/** A text as it is searched: each word once, in the order in which it first comes. */
export function wordsToFind(text: string): string {
  const words = new Set<string>();
  let signs = 0;
  for (const [word] of text.normalize('NFKC').matchAll(/[^\s\p{Cc}]+/gu)) {
    const known = word.slice(0, longestWord);
    if (words.has(known)) continue;
    if (signs + known.length > mostSigns) break;
    words.add(known);
    signs += known.length + 1;
  }
  return [...words].join(' ');
}

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Tags after which a new word begins; inside a paragraph a word may be cut into several runs. */
const gaps = /<\/(?:w:p|w:tc|si|is|c|v|row)>|<w:(?:br|tab|cr)\b[^>]*>/g;

/** The text of a part of an Office file. */
export const textOfXml = (xml: string): string =>
  xml
    .replace(gaps, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|quot|apos|amp));/gi, (all, ten, hex, name) =>
      name
        ? (named[name.toLowerCase()] ?? all)
        : signOf(Number.parseInt(ten ?? hex, ten ? 10 : 16)),
    );

const signOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : ' ');
