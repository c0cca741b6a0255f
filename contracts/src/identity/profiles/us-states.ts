/** The states, the district and the territories, by their postal codes. */
export const usStates: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  VI: 'U.S. Virgin Islands',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** The name of the state that the last part of `City, State` names by code or name; null where it names none. */
export function stateIn(location: string): string | null {
  const last = location
    .split(',')
    .at(-1)
    ?.replace(/\b\d{5}(-\d{4})?\b/, '');
  return last ? stateCalled(last) : null;
}

/** The name of the state that a code or a name stands for, however it is capitalised; null where there is none. */
export function stateCalled(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  const byCode = usStates[wanted.toUpperCase()];
  return byCode ?? Object.values(usStates).find((name) => name.toLowerCase() === wanted) ?? null;
}

/** The city and the state of a place that may name a street: its last two parts, without a postal code. */
export function townIn(location: string | null): string | null {
  if (location === null) return null;
  const parts = location
    .split(',')
    .map((part) => part.replace(/\b\d{5}(-\d{4})?\b/g, '').trim())
    .filter((part) => part !== '' && !/\d/.test(part));
  return parts.slice(-2).join(', ') || null;
}

/** Only a ZIP code is kept of a child's place, else the town (D-119); null where it names neither. */
export function townOrZipIn(location: string): string | null {
  const [, zip] = /^\s*(\d{5})(-\d{4})?\s*$/.exec(location) ?? [];
  return zip ?? townIn(location);
}
