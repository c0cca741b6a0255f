import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/people/people';
import type { Deps } from '../deps.ts';
import { getPerson } from './get-person.ts';
import { listPeople } from './list-people.ts';
import { pickPeople } from './pick-people.ts';
import { memberSince } from './queries.ts';
import { toPickedPerson, toPublicProfile } from './view.ts';

export function peopleRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listPeople,
    config: { access: 'signed-in' },
    handler: ({ actor, query }) => listPeople(deps, actor, query),
  });
  app.route({
    ...api.pickPeople,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => ({
      items: (await pickPeople(deps, actor, query.search)).map(toPickedPerson),
    }),
  });
  app.route({
    ...api.getPerson,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toPublicProfile(await getPerson(deps, actor, params.personId)),
  });
  app.route({
    ...api.getMembership,
    config: { access: 'public' },
    handler: async ({ params }) => {
      const since = await memberSince(deps.db, params.personId, deps.now());
      return { since: since?.toISOString().slice(0, 7) ?? null };
    },
  });
}
