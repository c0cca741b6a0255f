import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/licenses';
import type { Deps } from '../deps.ts';
import {
  addExpiringRecord,
  deleteExpiringRecord,
  editExpiringRecord,
} from '../expiring-records/change-expiring-records.ts';
import { expiringRecordsOf } from '../expiring-records/queries.ts';
import { never } from '../expiring-records/soonest-first.ts';
import { requireReader } from '../people/require-keeper.ts';
import { licenseShelf } from './shelf.ts';
import { toLicenseView } from './view.ts';

export function licenseRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listLicenses,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await expiringRecordsOf(deps.db, licenseShelf, actor, query);
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
        toLicenseView(await addExpiringRecord(within, licenseShelf, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.editLicense,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toLicenseView(await editExpiringRecord(deps, licenseShelf, actor, params.licenseId, body)),
  });
  app.route({
    ...api.deleteLicense,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteExpiringRecord(deps, licenseShelf, actor, params.licenseId);
      return reply.code(204).send(null);
    },
  });
}
