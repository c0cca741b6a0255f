import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/marketplace/invitations';
import type { Deps } from '../deps.ts';
import { fittingPeople } from './fitting-people.ts';
import { inviteProfessional } from './invite-professional.ts';

export function invitationRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listFittingPeople,
    config: { access: 'adult' },
    handler: ({ actor, params }) => fittingPeople(deps, actor, params.jobId),
  });
  app.route({
    ...api.inviteProfessional,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => {
      const { jobId } = params;
      const invited = await inviteProfessional(deps, actor, jobId, body.professionalId);
      return {
        professionalId: invited.professionalId,
        invitedAt: invited.createdAt.toISOString(),
      };
    },
  });
}
