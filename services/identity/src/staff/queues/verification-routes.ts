import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/staff/staff';
import { administratorOf } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { rejectChild } from '../../family/children/reject-child.ts';
import { verifyChild } from '../../family/children/verify-child.ts';
import { listWaitingVerifications } from './list-waiting-verifications.ts';
import { openChildFile } from './open-child-file.ts';
import { countWaiting } from './queries.ts';

const config = { access: 'moderator' } as const;

export function verificationRoutes(app: App, deps: Deps) {
  app.route({ ...api.getQueueCounts, config, handler: () => countWaiting(deps.db) });
  app.route({
    ...api.listWaitingVerifications,
    config,
    handler: (request) =>
      listWaitingVerifications(deps, administratorOf(request, deps), request.query),
  });
  app.route({
    ...api.openChildFile,
    config,
    handler: (request) =>
      openChildFile(
        deps,
        administratorOf(request, deps),
        request.params.childId,
        request.body.reason,
      ),
  });
  app.route({
    ...api.verifyChild,
    config,
    handler: async (request, reply) => {
      const { params, body } = request;
      await verifyChild(deps, administratorOf(request, deps), params.childId, body.reason);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.rejectChild,
    config,
    handler: async (request, reply) => {
      const { params, body } = request;
      await rejectChild(deps, administratorOf(request, deps), params.childId, body.reason);
      return reply.code(204).send(null);
    },
  });
}
