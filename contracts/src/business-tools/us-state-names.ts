import { usStates } from '../identity/profiles/us-states.ts';

const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** The 50 states and the District of Columbia by name, in the order of the alphabet (decision 80). */
export const stateNames: readonly string[] = Object.entries(usStates)
  .filter(([code]) => !territories.includes(code))
  .map(([, name]) => name)
  .sort();
