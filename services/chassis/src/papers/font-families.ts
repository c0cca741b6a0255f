/** The fonts of papers in the order in which a character looks for one, by the last part of their package's name. */
const families = [
  'noto-sans',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-thai',
  'noto-sans-lao',
  'noto-sans-khmer',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-ethiopic',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-emoji',
  'noto-sans-symbols',
] as const;
export type Family = (typeof families)[number];

export const packageOf = (family: Family) => `@fontsource-variable/${family}` as const;

/** Every package that brings a font of papers. */
export const fontPackages = families.map(packageOf);

/** Chinese characters in a Japanese or Korean text take the forms of that language. */
function familyOfHan(text: string): Family | undefined {
  if (/[\p{scx=Hira}\p{scx=Kana}]/u.test(text.replace(/[\u3000-\u303f]/g, '')))
    return 'noto-sans-jp';
  return /\p{sc=Hangul}/u.test(text) ? 'noto-sans-kr' : undefined;
}

const first = (family: Family, others: readonly Family[]) => [
  family,
  ...others.filter((other) => other !== family),
];

/** The order for a grapheme of a text. */
export function familiesFor(grapheme: string, text: string): readonly Family[] {
  if (/\p{Emoji_Presentation}|\uFE0F/u.test(grapheme)) return first('noto-emoji', families);
  const han = familyOfHan(text);
  // Characters of every font, such as punctuation, still come from the first.
  return han && /[\p{scx=Han}\p{scx=Hang}\p{scx=Hira}\p{scx=Kana}]/u.test(grapheme)
    ? first(han, families)
    : families;
}
