import type { App } from '@sidework/chassis/http/server';
import { requireActing } from '@sidework/chassis/people/people';
import * as api from '@sidework/contracts/business-tools/tax-rates';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { todayOf } from '../people/time-zone.ts';
import { ratesFor, saveOwnRates, type TaxRate } from './queries.ts';

/** It is the source shown for a rate that the professional wrote down. */
const yours = 'Yours, unverified';

const toTaxRateView = ({ id: _own, professionalId, ...rates }: TaxRate) => ({
  ...rates,
  isOwn: professionalId !== null,
});

export function taxRateRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listTaxRates,
    config: { access: 'signed-in' },
    handler: async ({ actor }): Promise<{ items: z.infer<typeof api.TaxRateView>[] }> => ({
      items: (await ratesFor(deps.db, actor)).map(toTaxRateView),
    }),
  });
  app.route({
    ...api.setOwnTaxRate,
    config: { access: 'signed-in' },
    handler: ({ actor, params, body }) =>
      deps.db.transaction(async (tx) => {
        await requireActing(tx, actor);
        const asOf = await todayOf(tx, actor.id, deps.now());
        const own = { professionalId: actor.id, ...params, ...body, source: yours, asOf };
        return toTaxRateView(await saveOwnRates(tx, own));
      }),
  });
}
