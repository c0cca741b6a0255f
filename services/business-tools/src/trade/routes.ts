import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as exported from '@sidework/contracts/business-tools/trade-exports';
import * as imported from '@sidework/contracts/business-tools/trade-imports';
import * as sales from '@sidework/contracts/business-tools/trade-sales';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { addTrade, deleteTrade, editTrade } from './change-trade.ts';
import { tradesOf } from './queries.ts';
import { exportShelf, importShelf, saleShelf } from './trade-shelf.ts';
import { toView } from './view.ts';

export function tradeRoutes(app: App, deps: Deps) {
  app.route({
    ...sales.listInternationalSales,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await tradesOf(deps.db, saleShelf, actor, { ...query, id: query.saleId });
      return toPage(rows, query.limit, toView, ({ saleDate, id }) => [saleDate, id]);
    },
  });
  app.route({
    ...sales.addInternationalSale,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toView(await addTrade(within, saleShelf, request.actor, request.body)),
      ),
  });
  app.route({
    ...sales.editInternationalSale,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toView(await editTrade(deps, saleShelf, actor, params.saleId, body)),
  });
  app.route({
    ...sales.deleteInternationalSale,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteTrade(deps, saleShelf, actor, params.saleId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...imported.listImportedGoods,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await tradesOf(deps.db, importShelf, actor, query);
      return toPage(rows, query.limit, toView, ({ importDate, id }) => [importDate, id]);
    },
  });
  app.route({
    ...imported.addImportedGood,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toView(await addTrade(within, importShelf, request.actor, request.body)),
      ),
  });
  app.route({
    ...imported.editImportedGood,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toView(await editTrade(deps, importShelf, actor, params.importId, body)),
  });
  app.route({
    ...imported.deleteImportedGood,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteTrade(deps, importShelf, actor, params.importId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...exported.listExportedGoods,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await tradesOf(deps.db, exportShelf, actor, query);
      return toPage(rows, query.limit, toView, ({ exportDate, id }) => [exportDate, id]);
    },
  });
  app.route({
    ...exported.addExportedGood,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toView(await addTrade(within, exportShelf, request.actor, request.body)),
      ),
  });
  app.route({
    ...exported.editExportedGood,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toView(await editTrade(deps, exportShelf, actor, params.exportId, body)),
  });
  app.route({
    ...exported.deleteExportedGood,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteTrade(deps, exportShelf, actor, params.exportId);
      return reply.code(204).send(null);
    },
  });
}
