import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/negotiations';
import type { Deps } from '../deps.ts';
import type { ServiceViewer } from '../service-management/view.ts';
import { readService } from '../services/read-service.ts';
import { acceptNegotiation } from './accept-negotiation.ts';
import { answerAsGuardian } from './answer-as-guardian.ts';
import { counterNegotiation } from './counter-negotiation.ts';
import { proposeNegotiation } from './propose-negotiation.ts';
import { negotiationsOf } from './queries.ts';
import { rejectNegotiation } from './reject-negotiation.ts';
import { toNegotiationView } from './view.ts';
import { withdrawNegotiation } from './withdraw-negotiation.ts';

export function negotiationRoutes(app: App, deps: Deps, toServiceView: ServiceViewer) {
  app.route({
    ...api.listNegotiations,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      const { service } = await readService(deps, actor, params.serviceId);
      const found = await negotiationsOf(deps.db, service);
      return { items: found.map(toNegotiationView) };
    },
  });
  app.route({
    ...api.proposeNegotiation,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toServiceView(
          await proposeNegotiation(within, request.actor, request.params.serviceId, request.body),
        ),
      ),
  });
  app.route({
    ...api.counterNegotiation,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) => {
        const { actor, params, body } = request;
        return toServiceView(await counterNegotiation(within, actor, params.negotiationId, body));
      }),
  });
  app.route({
    ...api.acceptNegotiation,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) => {
        const { actor, params, body } = request;
        return toServiceView(await acceptNegotiation(within, actor, params.negotiationId, body));
      }),
  });
  app.route({
    ...api.rejectNegotiation,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await rejectNegotiation(deps, actor, params.negotiationId)),
  });
  app.route({
    ...api.withdrawNegotiation,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await withdrawNegotiation(deps, actor, params.negotiationId)),
  });
  app.route({
    ...api.agreeToTerms,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toNegotiationView(await answerAsGuardian(deps, actor, params.negotiationId, 'agree')),
  });
  app.route({
    ...api.refuseTerms,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toNegotiationView(await answerAsGuardian(deps, actor, params.negotiationId, 'refuse')),
  });
}
