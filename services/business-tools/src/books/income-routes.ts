import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/income-records';
import type { Deps } from '../deps.ts';
import { addRecord, deleteRecord, editRecord, incomeShelf, noteRecord } from './change-records.ts';
import { recordsOf } from './queries.ts';
import { toIncomeView } from './view.ts';

export function incomeRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listIncomeRecords,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      toPage(
        await recordsOf(deps.db, incomeShelf.table, actor, query),
        query.limit,
        toIncomeView,
        ({ date, id }) => [date, id],
      ),
  });
  app.route({
    ...api.addIncome,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toIncomeView(await addRecord(within, incomeShelf, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.editIncome,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toIncomeView(await editRecord(deps, incomeShelf, actor, params.recordId, body)),
  });
  app.route({
    ...api.noteIncome,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toIncomeView(await noteRecord(deps, incomeShelf, actor, params.recordId, body.note)),
  });
  app.route({
    ...api.deleteIncome,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteRecord(deps, incomeShelf, actor, params.recordId);
      return reply.code(204).send(null);
    },
  });
}
