import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/payout-accounts';
import type { Deps } from '../deps.ts';
import { findPayoutOf, monthsOfPayouts } from './queries.ts';
import { readStatement } from './read-statement.ts';
import { requirePayout } from './require-payout.ts';
import { toPayoutView } from './view.ts';

export function payoutRoutes(app: App, { db }: Deps) {
  app.route({
    ...api.getPayout,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toPayoutView(db, requirePayout(await findPayoutOf(db, actor.id, params.payoutId))),
  });
  app.route({
    ...api.listPayoutMonths,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => ({ items: await monthsOfPayouts(db, actor.id) }),
  });
  app.route({
    ...api.downloadPayoutStatement,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => readStatement({ db }, actor, params.month),
  });
}
