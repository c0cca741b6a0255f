import type { App } from '@sidework/chassis/http/server';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import * as api from '@sidework/contracts/client-services/client-invitations';
import { inviteContact as invite } from '@sidework/contracts/client-services/crm-people';
import { maskedEmail } from '@sidework/contracts/kernel/masked-contact';
import { toCrmPersonView } from '../crm-people/view.ts';
import type { Deps } from '../deps.ts';
import { acceptInvitation, refuseInvitation } from './answer-invitation.ts';
import { inviteContact } from './invite-contact.ts';
import { getInvitation } from './queries.ts';

/** A link opens without an account. */
export function clientInvitationRoutes(app: App, deps: Deps) {
  app.route({
    ...invite,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toCrmPersonView(await inviteContact(deps, actor, params.personId)),
  });
  app.route({
    ...api.lookAtClientInvitation,
    config: { access: 'public' },
    handler: async ({ body }) => {
      const { invitation, professional } = await getInvitation(deps.db, body.token, deps.now());
      return {
        professionalName: nameForChildren(professional?.fullName ?? ''),
        email: maskedEmail(invitation.address),
        hasContract: invitation.contractId !== null,
        expiresAt: invitation.expiresAt.toISOString(),
      };
    },
  });
  app.route({
    ...api.acceptClientInvitation,
    config: { access: 'adult' },
    handler: ({ actor, body }) => acceptInvitation(deps, actor, body.token),
  });
  app.route({
    ...api.refuseClientInvitation,
    config: { access: 'anyone' },
    handler: async ({ body }, reply) => {
      await refuseInvitation(deps, body.token);
      return reply.code(204).send(null);
    },
  });
}
