import type { Actor } from '@sidework/chassis/http/actor';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/guardian-requests';
import type { Deps } from '../deps.ts';
import { type Answer, answerRequest } from './answer-request.ts';
import { getRequest, listRequests } from './list-requests.ts';

export function requestRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listGuardianRequests,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => ({
      items: await listRequests(deps, actor, params.childId),
    }),
  });
  app.route({
    ...api.approveRequest,
    config: { access: 'adult' },
    handler: ({ actor, params, body }) =>
      answer(deps, actor, { ...params, terms: body?.terms, isApproved: true }),
  });
  app.route({
    ...api.declineRequest,
    config: { access: 'adult' },
    handler: ({ actor, params }) => answer(deps, actor, { ...params, isApproved: false }),
  });
}

async function answer(deps: Deps, actor: Actor, given: Answer) {
  await answerRequest(deps, actor, given);
  return getRequest(deps.db, actor, given);
}
