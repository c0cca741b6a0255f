import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/crm-clients';
import type { Deps } from '../deps.ts';
import { addCrmClient } from './add-crm-client.ts';
import { removeCrmClient, saveCrmNotes } from './change-crm-client.ts';
import { crmClientsFor } from './queries.ts';
import { requireCrm } from './require-crm.ts';
import { toCrmClientView } from './view.ts';

type Forget = Parameters<typeof removeCrmClient>[3];

export function crmClientRoutes(app: App, deps: Deps, forget: Forget) {
  app.route({
    ...api.listCrmClients,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireCrm(deps.db, actor);
      const found = await crmClientsFor(deps.db, actor, query);
      return toPage(found, query.limit, toCrmClientView, ({ crmClient }) => [
        crmClient.createdAt.toISOString(),
        crmClient.id,
      ]);
    },
  });
  app.route({
    ...api.addCrmClient,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toCrmClientView(await addCrmClient(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.saveCrmNotes,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toCrmClientView(await saveCrmNotes(deps, actor, params.crmClientId, body.notes)),
  });
  app.route({
    ...api.removeCrmClient,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => removeCrmClient(deps, actor, params.crmClientId, forget),
  });
}
