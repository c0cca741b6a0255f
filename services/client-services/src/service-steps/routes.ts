import type { App } from '@sidework/chassis/http/server';
import { getDisputeHistory } from '@sidework/contracts/client-services/escrow';
import { listServiceSteps } from '@sidework/contracts/client-services/service-steps';
import type { Deps } from '../deps.ts';
import { readDisputeHistory } from './read-dispute-history.ts';
import { readSteps } from './read-steps.ts';

export function serviceStepRoutes(app: App, deps: Deps) {
  app.route({
    ...listServiceSteps,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => ({
      items: await readSteps(deps, actor, params.serviceId),
    }),
  });
  app.route({
    ...getDisputeHistory,
    config: { access: 'moderator' },
    handler: ({ actor, params }) => readDisputeHistory(deps, actor, params.disputeId),
  });
}
