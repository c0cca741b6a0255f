import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/certifications';
import type { Deps } from '../deps.ts';
import {
  addExpiringRecord,
  deleteExpiringRecord,
  editExpiringRecord,
} from '../expiring-records/change-expiring-records.ts';
import { expiringRecordsOf } from '../expiring-records/queries.ts';
import { never } from '../expiring-records/soonest-first.ts';
import { requireReader } from '../people/require-keeper.ts';
import { certificationShelf } from './shelf.ts';
import { toCertificationView } from './view.ts';

export function certificationRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listCertifications,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await expiringRecordsOf(deps.db, certificationShelf, actor, query);
      return toPage(rows, query.limit, toCertificationView, ({ expiryDate, id }) => [
        expiryDate ?? never,
        id,
      ]);
    },
  });
  app.route({
    ...api.addCertification,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toCertificationView(
          await addExpiringRecord(within, certificationShelf, request.actor, request.body),
        ),
      ),
  });
  app.route({
    ...api.editCertification,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toCertificationView(
        await editExpiringRecord(deps, certificationShelf, actor, params.certificationId, body),
      ),
  });
  app.route({
    ...api.deleteCertification,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteExpiringRecord(deps, certificationShelf, actor, params.certificationId);
      return reply.code(204).send(null);
    },
  });
}
