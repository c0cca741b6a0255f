import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/payout-accounts';
import type { Deps } from '../deps.ts';
import { findPerson } from '../people/queries.ts';
import { printStatement } from './print-statement.ts';
import { findPayoutOf, monthsOfPayouts, payoutsOfMonth } from './queries.ts';
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
    handler: async ({ actor, params: { month } }) => {
      const found = await payoutsOfMonth(db, actor.id, month);
      const payouts = await Promise.all(found.map((payout) => toPayoutView(db, payout)));
      const name = (await findPerson(db, actor.id))?.fullName ?? '';
      const content = await printStatement({ month, name, payouts });
      return {
        name: `payouts-${month}.pdf`,
        mediaType: 'application/pdf',
        contentBase64: content.toString('base64'),
      };
    },
  });
}
