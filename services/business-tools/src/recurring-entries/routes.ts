import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/recurring-entries';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { addRecurring, deleteRecurring, editRecurring } from './change-recurring.ts';
import { recurringOf } from './queries.ts';
import type { Recurring } from './recurring.ts';

export function recurringEntryRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listRecurringEntries,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await recurringOf(deps.db, actor, query);
      return toPage(rows, query.limit, toView, ({ createdAt, id }) => [
        createdAt.toISOString(),
        id,
      ]);
    },
  });
  app.route({
    ...api.addRecurringEntry,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toView(await addRecurring(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.editRecurringEntry,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toView(await editRecurring(deps, actor, params.recurringId, body)),
  });
  app.route({
    ...api.deleteRecurringEntry,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteRecurring(deps, actor, params.recurringId);
      return reply.code(204).send(null);
    },
  });
}

const toView = ({ professionalId: _owner, anchorDay: _day, ...entry }: Recurring) => ({
  ...entry,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});
