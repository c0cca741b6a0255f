import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { requestPayout as requestPayoutApi } from '@sidework/contracts/client-services/balance';
import * as api from '@sidework/contracts/client-services/payout-accounts';
import type { Deps } from '../deps.ts';
import { requirePayout } from './payout.ts';
import { findPayoutOf, monthsOfPayouts, withLines } from './queries.ts';
import { readStatement } from './read-statement.ts';
import { requestPayout } from './request-payout.ts';
import { toPayoutView } from './view.ts';

export function payoutRoutes(app: App, deps: Deps) {
  const { db } = deps;
  app.route({
    ...requestPayoutApi,
    config: { access: 'signed-in' },
    handler: (request, reply) => {
      reply.code(201);
      return once(deps, request, reply, (within) => requestPayout(within, request.actor));
    },
  });
  app.route({
    ...api.getPayout,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toPayoutView(
        await withLines(db, requirePayout(await findPayoutOf(db, actor.id, params.payoutId))),
      ),
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
