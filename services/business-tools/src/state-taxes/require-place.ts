import { invalid } from '@sidework/chassis/errors';
import { businessToolsProblems } from '@sidework/contracts/business-tools/problems';
import { findPlace } from './local-tax.ts';
import type { StatePlace } from './state-part.ts';

/** Refuses a city or county that the rules of the state do not list. */
export function requirePlace({ locality, known }: StatePlace): void {
  if (locality === null || (known && findPlace(known.rules, locality))) return;
  throw invalid('tax_place_unknown', businessToolsProblems.tax_place_unknown, {
    locality: businessToolsProblems.tax_place_unknown,
  });
}
