interface SearchCase {
  text: string;
  finds: string[];
  misses: string[];
}

const decomposed = (text: string) => text.normalize('NFD');

/**
 * Each case is a text and a search for it. Every search of the product is tested by these, of titles and of names; the
 * words of the search begin words of the text, since names are found by the beginnings of words.
 */
const cases: SearchCase[] = [
  {
    text: 'Café façade painting',
    finds: [
      'cafe facade',
      'CAFÉ',
      'caf',
      'façade',
      'painting,',
      'painting, cafe',
      '“cafe”',
      '(café)',
      decomposed('café façade'),
      'ｃａｆｅ',
      'ca\u00adfe',
      'cafe\u200b',
      'painting!?',
      '…facade',
    ],
    misses: ['coffee', 'cafe kitchen', 'c%e', 'ca_e', 'ca\\fe'],
  },
  {
    text: 'Mother’s kitchen tap',
    finds: ["mother's", 'mother’s tap', 'mother´s', 'mother`s', 'motherʼs', 'mothers', 'MOTHER’S,'],
    misses: ["father's", "mother's sink"],
  },
  {
    text: "O'Brien house",
    finds: ["o'brien", 'o’brien', 'obrien', 'brien', 'O’BRIEN’'],
    misses: ["o'bryan"],
  },
  {
    text: decomposed('Résumé shelf'),
    finds: ['résumé', decomposed('résumé'), 'resume', 'RESUME shelf', 'Résumé.'],
    misses: ['resume table'],
  },
  {
    text: 'Łukasz Żółć',
    finds: ['Lukasz', 'łukasz', 'ŁUKASZ', 'zolc', 'Żółć', decomposed('Żółć'), 'zolc, lukasz'],
    misses: ['lucas'],
  },
  {
    text: 'Weiße Straße',
    finds: ['strasse', 'straße', 'STRASSE', 'STRAẞE', 'weisse', 'weiß'],
    misses: ['strafe'],
  },
  {
    text: 'Smørrebrød Æble Đặng',
    finds: ['smorrebrod', 'smørrebrød', 'aeble', 'ÆBLE', 'dang', 'đặng', decomposed('ĐẶNG')],
    misses: ['smorebrod'],
  },
  {
    text: 'Νίκος Ёлкин Öz',
    finds: ['νικος', 'ΝΊΚΟΣ', 'νίκος', 'елкин', 'ёлкин', 'ЁЛКИН', 'oz', 'Öz', decomposed('öz')],
    misses: ['νικη'],
  },
  { text: 'ＤＯＧ ﬁnder', finds: ['dog', 'finder', 'ＤＯＧ'], misses: ['cat'] },
  { text: '李 明', finds: ['李', '明', '李 明', '李,'], misses: ['王'] },
  {
    text: 'がく 한글 हिन्दी',
    finds: ['がく', '한글', decomposed('한글'), 'हिन्दी'],
    misses: ['한국', 'हिसाब'],
  },
];

/** A text, what is typed, and whether it is found. */
export const searchCases: [text: string, search: string, isFound: boolean][] = cases.flatMap(
  ({ text, finds, misses }) => [
    ...finds.map((search): [string, string, boolean] => [text, search, true]),
    ...misses.map((search): [string, string, boolean] => [text, search, false]),
  ],
);
