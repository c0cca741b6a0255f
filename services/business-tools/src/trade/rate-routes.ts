import type { App } from '@sidework/chassis/http/server';
import { downloadTrade } from '@sidework/contracts/business-tools/trade-files';
import * as api from '@sidework/contracts/business-tools/trade-rates';
import { getTradeSummary } from '@sidework/contracts/business-tools/trade-summaries';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { todayOf } from '../people/time-zone.ts';
import { isStale, toExchangeRateView } from './fx.ts';
import { tariffOf } from './imported-good.ts';
import { dutyLayers, findRate, internationalRates } from './rates.ts';
import { summarizeTrade } from './summarize.ts';
import { tradeFile } from './trade-file.ts';

export function tradeRateRoutes(app: App, deps: Deps) {
  app.route({
    ...getTradeSummary,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => {
      await requireReader(deps.db, actor);
      return summarizeTrade(deps.db, actor);
    },
  });
  app.route({
    ...downloadTrade,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      return tradeFile(deps, actor, query);
    },
  });
  app.route({
    ...api.listInternationalTaxRates,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      const day = query.day ?? (await todayOf(deps.db, actor.id, deps.now()));
      return { items: await internationalRates(deps.db, day) };
    },
  });
  app.route({
    ...api.findExchangeRate,
    config: { access: 'signed-in' },
    handler: async ({ query: { currency, day } }) => {
      const known = await findRate(deps.db, currency, day);
      return { rate: known ? toExchangeRateView(known, day) : null };
    },
  });
  app.route({
    ...api.findDuty,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      const layers = await dutyLayers(deps.db, query);
      const tariff = tariffOf(layers);
      const today = await todayOf(deps.db, actor.id, deps.now());
      return {
        layers: layers.map((layer) => ({ ...layer, origin: layer.origin || null })),
        rate: tariff?.tariffRate ?? null,
        asOf: tariff?.tariffAsOf ?? null,
        isStale: tariff ? isStale(tariff.tariffAsOf, today) : false,
      };
    },
  });
}
