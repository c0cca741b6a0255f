import { inPlainLetters } from '../kernel/plain-letters.ts';

/** The codes of ISO 3166; their names come from the language data of the platform. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GF GH GI GL GM GN GP GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Names that people write, and that no language data has. */
const alsoCalled: Record<string, string> = {
  uk: 'GB',
  usa: 'US',
  america: 'US',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  burma: 'MM',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  swaziland: 'SZ',
  macedonia: 'MK',
  'south korea': 'KR',
  'north korea': 'KP',
  'hong kong': 'HK',
  macau: 'MO',
  'vatican city': 'VA',
  uae: 'AE',
  prc: 'CN',
};

/** The names that English uses and the language data spells otherwise. */
const ownNames: Record<string, string> = {
  CD: 'Congo (Kinshasa)',
  CG: 'Congo (Brazzaville)',
  CI: "Cote d'Ivoire",
  CZ: 'Czechia',
  HK: 'Hong Kong',
  MK: 'North Macedonia',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  TR: 'Turkey',
};

/** Their names of countries are understood. */
const languages =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu hy id it ja ka ko lt lv mk ms nb nl pl pt ro ru sk sl sq sr sv sw th tl tr uk ur vi zh'.split(
    ' ',
  );

const folded = (name: string) =>
  inPlainLetters(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region' });

let known: { byName: Map<string, string>; byCode: Map<string, string> } | undefined;

/** Made when it is first asked for: some ten thousand names. */
function names() {
  if (known) return known;
  const english = namesIn('en');
  const byCode = new Map(codes.map((code) => [code, ownNames[code] ?? english.of(code) ?? code]));
  const byName = new Map<string, string>();
  for (const language of languages) {
    const local = namesIn(language);
    for (const code of codes) {
      const name = folded(local.of(code) ?? '');
      if (name && !byName.has(name)) byName.set(name, code);
    }
  }
  for (const [code, name] of byCode) byName.set(folded(name), code);
  for (const [name, code] of Object.entries(alsoCalled)) byName.set(name, code);
  known = { byName, byCode };
  return known;
}

/** The countries that trade can be with, by their English names. */
export const countries = (): string[] =>
  [...names().byCode]
    .filter(([code]) => code !== 'US')
    .map(([, name]) => name)
    .sort((one, other) => one.localeCompare(other, 'en'));

/** The code of a country that is named in one of these languages, or by its code; `Canada (Ontario)` is Canada. */
export function countryCode(text: string): string | undefined {
  const { byName, byCode } = names();
  const whole = folded(text);
  const upper = text.trim().toUpperCase();
  if (byCode.has(upper)) return upper;
  return byName.get(whole) ?? byName.get(folded(text.split('(')[0] ?? ''));
}

/** The English name of a country; a province in brackets stays beside it. */
export function countryName(text: string): string | undefined {
  const code = countryCode(text);
  const name = code && names().byCode.get(code);
  if (!name) return undefined;
  const [, province = ''] = /\(([^()]+)\)\s*$/.exec(text) ?? [];
  return province && !name.includes('(') ? `${name} (${province.trim()})` : name;
}
