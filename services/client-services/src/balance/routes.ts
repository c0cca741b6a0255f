import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/balance';
import type { Deps } from '../deps.ts';
import { entriesForPerson } from './entry-queries.ts';
import { shownBalanceOf } from './queries.ts';
import { requestPayout } from './request-payout.ts';
import { toBalanceEntry, toBalanceView } from './view.ts';

export function balanceRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getBalance,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => toBalanceView(await shownBalanceOf(deps.db, actor.id)),
  });
  app.route({
    ...api.listBalanceEntries,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      toPage(
        await entriesForPerson(deps.db, actor.id, query),
        query.limit,
        toBalanceEntry,
        ({ postedAt, id }) => [postedAt.toISOString(), id],
      ),
  });
  app.route({
    ...api.requestPayout,
    config: { access: 'signed-in' },
    handler: (request, reply) => {
      reply.code(201);
      return once(deps, request, reply, (within) => requestPayout(within, request.actor));
    },
  });
}
