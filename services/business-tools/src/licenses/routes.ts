import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/licenses';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { addLicense, deleteLicense, editLicense } from './change-licenses.ts';
import { licensesOf } from './queries.ts';
import { never } from './soonest-first.ts';
import { toLicenseView } from './view.ts';

export function licenseRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listLicenses,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await licensesOf(deps.db, actor, query);
      return toPage(rows, query.limit, toLicenseView, ({ expiryDate, id }) => [
        expiryDate ?? never,
        id,
      ]);
    },
  });
  app.route({
    ...api.addLicense,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toLicenseView(await addLicense(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.editLicense,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toLicenseView(await editLicense(deps, actor, params.licenseId, body)),
  });
  app.route({
    ...api.deleteLicense,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteLicense(deps, actor, params.licenseId);
      return reply.code(204).send(null);
    },
  });
}
