import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/owner-entries';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import {
  addOwnerEntry,
  deleteOwnerEntry,
  editOwnerEntry,
  ownerEntriesOf,
} from './change-owner-entries.ts';
import { toOwnerEntryView } from './view.ts';

export function ownerEntryRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listOwnerEntries,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await ownerEntriesOf(deps.db, actor, query);
      return toPage(rows, query.limit, toOwnerEntryView, ({ date, id }) => [date, id]);
    },
  });
  app.route({
    ...api.addOwnerEntry,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toOwnerEntryView(await addOwnerEntry(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.editOwnerEntry,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toOwnerEntryView(await editOwnerEntry(deps, actor, params.entryId, body)),
  });
  app.route({
    ...api.deleteOwnerEntry,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteOwnerEntry(deps, actor, params.entryId);
      return reply.code(204).send(null);
    },
  });
}
