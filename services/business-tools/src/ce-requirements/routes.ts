import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/ce-requirements';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import {
  addCeRequirement,
  beginNextPeriod,
  deleteCeRequirement,
  editCeRequirement,
  setCeHours,
} from './change-ce-requirements.ts';
import { requirementsOf } from './queries.ts';
import { toCeRequirementView } from './view.ts';

export function ceRequirementRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listCeRequirements,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await requirementsOf(deps.db, actor, query);
      return toPage(rows, query.limit, toCeRequirementView, ({ requirement }) => [
        requirement.deadline,
        requirement.id,
      ]);
    },
  });
  app.route({
    ...api.addCeRequirement,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toCeRequirementView(await addCeRequirement(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.editCeRequirement,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toCeRequirementView(await editCeRequirement(deps, actor, params.requirementId, body)),
  });
  app.route({
    ...api.setCeHours,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toCeRequirementView(await setCeHours(deps, actor, params.requirementId, body)),
  });
  app.route({
    ...api.beginNextPeriod,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) =>
      reply
        .code(201)
        .send(
          toCeRequirementView(
            await beginNextPeriod(deps, actor, params.requirementId, body.deadline),
          ),
        ),
  });
  app.route({
    ...api.deleteCeRequirement,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteCeRequirement(deps, actor, params.requirementId);
      return reply.code(204).send(null);
    },
  });
}
