import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/milestones';
import type { Deps } from '../deps.ts';
import { agreeToMilestones, endMilestones } from './answer-milestones.ts';
import { finishMilestone } from './finish-milestone.ts';
import { proposeMilestones } from './propose-milestones.ts';
import { milestonesFor } from './read-milestones.ts';

/** Paying and releasing one are with the other payments and releases. */
export function milestoneRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listMilestones,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => milestonesFor(deps, actor, params.serviceId),
  });
  app.route({
    ...api.proposeMilestones,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), (within) =>
        proposeMilestones(within, request.actor, request.params.serviceId, request.body),
      ),
  });
  app.route({
    ...api.agreeToMilestones,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        agreeToMilestones(within, request.actor, request.params.serviceId, request.params.planId),
      ),
  });
  app.route({
    ...api.endMilestones,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        endMilestones(within, request.actor, request.params.serviceId, request.params.planId),
      ),
  });
  app.route({
    ...api.finishMilestone,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        finishMilestone(
          within,
          request.actor,
          request.params.serviceId,
          request.params.milestoneId,
        ),
      ),
  });
}
