import { stateIn } from '../identity/profiles/us-states.ts';

const eastern = ['America/New_York'] as const;

/** The time zones of the other states; where a state has two, both are listed. */
const zonesOfStates: readonly (readonly [zones: readonly string[], states: string])[] = [
  [
    ['America/Chicago'],
    'Alabama, Arkansas, Illinois, Iowa, Louisiana, Minnesota, Mississippi, Missouri, Oklahoma, Wisconsin',
  ],
  [['America/New_York', 'America/Chicago'], 'Florida, Indiana, Kentucky, Michigan, Tennessee'],
  [['America/Chicago', 'America/Denver'], 'Kansas, Nebraska, North Dakota, South Dakota, Texas'],
  [['America/Denver'], 'Colorado, Montana, New Mexico, Utah, Wyoming'],
  [['America/Denver', 'America/Phoenix'], 'Arizona'],
  [['America/Denver', 'America/Los_Angeles'], 'Idaho, Oregon'],
  [['America/Los_Angeles'], 'California, Washington'],
  [['America/Los_Angeles', 'America/Denver'], 'Nevada'],
  [['America/Anchorage', 'America/Adak'], 'Alaska'],
  [['Pacific/Honolulu'], 'Hawaii'],
  [['Pacific/Pago_Pago'], 'American Samoa'],
  [['Pacific/Guam'], 'Guam, Northern Mariana Islands'],
  [['America/Puerto_Rico'], 'Puerto Rico, U.S. Virgin Islands'],
];

const zonesByState = new Map(
  zonesOfStates.flatMap(([zones, states]) => states.split(', ').map((state) => [state, zones])),
);

const continental = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
];

/** Gives every zone that the state of a child may have. The hours of the child are read by these, and no person chooses them. */
export function youthZonesOf(location: string | null): readonly string[] {
  const state = location && stateIn(location);
  return state ? (zonesByState.get(state) ?? eastern) : continental;
}
