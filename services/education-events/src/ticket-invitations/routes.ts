import type { App } from '@sidework/chassis/http/server';
import { transferTicket as transfer } from '@sidework/contracts/education-events/registrations';
import * as api from '@sidework/contracts/education-events/ticket-invitations';
import type { Deps } from '../deps.ts';
import { getRegistrationView } from '../registrations/view.ts';
import { acceptInvitation, cancelGivenTicket, refuseInvitation } from './answer-invitation.ts';
import { transferTicket } from './give-ticket.ts';
import { getInvitationView, toInvitationView } from './view.ts';

/** A link opens without an account. A signed-in child is told apart. */
export function ticketInvitationRoutes(app: App, deps: Deps) {
  app.route({
    ...transfer,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => {
      await transferTicket(deps, actor, params.registrationId, body);
      return getRegistrationView(deps, actor, params.registrationId);
    },
  });
  app.route({
    ...api.lookAtTicketInvitation,
    config: { access: 'public' },
    handler: ({ viewer, body }) => getInvitationView(deps, body.token, viewer),
  });
  app.route({
    ...api.acceptTicketInvitation,
    config: { access: 'public' },
    handler: async ({ viewer, body }) =>
      toInvitationView(deps, await acceptInvitation(deps, body.token, viewer)),
  });
  app.route({
    ...api.refuseTicketInvitation,
    config: { access: 'anyone' },
    handler: async ({ body }, reply) => {
      await refuseInvitation(deps, body.token);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.cancelGivenTicket,
    config: { access: 'anyone' },
    handler: async ({ body }, reply) => {
      await cancelGivenTicket(deps, body.token);
      return reply.code(204).send(null);
    },
  });
}
