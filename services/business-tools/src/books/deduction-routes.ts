import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/deductions';
import type { Deps } from '../deps.ts';
import {
  addRecord,
  deductionShelf,
  deleteRecord,
  editRecord,
  noteRecord,
} from './change-records.ts';
import { recordsOf } from './queries.ts';
import { receiptsOf } from './receipt-queries.ts';
import type { BookRecord } from './record.ts';
import { toDeductionView } from './view.ts';

const withReceipts = async ({ db }: Deps, record: BookRecord) =>
  toDeductionView(record, (await receiptsOf(db, [record.id])).get(record.id));

export function deductionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listDeductions,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      const records = await recordsOf(deps.db, deductionShelf.table, actor, query);
      const papers = await receiptsOf(
        deps.db,
        records.map(({ id }) => id),
      );
      const toView = (record: BookRecord) => toDeductionView(record, papers.get(record.id));
      return toPage(records, query.limit, toView, ({ date, id }) => [date, id]);
    },
  });
  app.route({
    ...api.addDeduction,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toDeductionView(await addRecord(within, deductionShelf, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.editDeduction,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      withReceipts(deps, await editRecord(deps, deductionShelf, actor, params.recordId, body)),
  });
  app.route({
    ...api.noteDeduction,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      withReceipts(deps, await noteRecord(deps, deductionShelf, actor, params.recordId, body.note)),
  });
  app.route({
    ...api.deleteDeduction,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteRecord(deps, deductionShelf, actor, params.recordId);
      return reply.code(204).send(null);
    },
  });
}
