import type { App } from '@sidework/chassis/http/server';
import { listTaxPlaces } from '@sidework/contracts/business-tools/tax-places';
import { usStates } from '@sidework/contracts/identity/profiles/us-states';
import type { Deps } from '../deps.ts';
import { stateRulesOfYear } from './queries.ts';
import { placeChoices } from './state-part.ts';

export function taxPlaceRoutes(app: App, deps: Deps) {
  app.route({
    ...listTaxPlaces,
    config: { access: 'signed-in' },
    handler: async ({ query }) => {
      const states = await stateRulesOfYear(deps.db, query.year);
      const items = states.map(({ state, rules }) => ({
        state: usStates[state] ?? state,
        places: placeChoices(rules),
      }));
      return { items: items.filter(({ places }) => places.length > 0) };
    },
  });
}
