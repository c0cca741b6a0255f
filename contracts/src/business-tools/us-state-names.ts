import { usStates } from '../identity/profiles/us-states.ts';

const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** The postal code of a state by its name; undefined where there is none. */
export const stateCodeOf = (name: string): string | undefined =>
  Object.keys(usStates).find((code) => usStates[code] === name);

/** The 50 states and the District of Columbia by name, in the order of the alphabet (D-80). */
export const stateNames: readonly string[] = Object.entries(usStates)
  .filter(([code]) => !territories.includes(code))
  .map(([, name]) => name)
  .sort();
