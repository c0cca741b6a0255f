import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/balance';
import type { Deps } from '../deps.ts';
import { entriesForPerson } from './entry-queries.ts';
import { shownBalanceOf } from './queries.ts';
import { toBalanceEntry, toBalanceView } from './view.ts';

export function balanceRoutes(app: App, { db }: Deps) {
  app.route({
    ...api.getBalance,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => toBalanceView(await shownBalanceOf(db, actor.id)),
  });
  app.route({
    ...api.listBalanceEntries,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      toPage(
        await entriesForPerson(db, actor.id, query),
        query.limit,
        toBalanceEntry,
        ({ postedAt, id }) => [postedAt.toISOString(), id],
      ),
  });
}
