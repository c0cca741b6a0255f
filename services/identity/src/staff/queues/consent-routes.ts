import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/staff/staff';
import { administratorOf } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { acceptConsent } from '../../family/consents/accept-consent.ts';
import { rejectConsent } from '../../family/consents/reject-consent.ts';
import { listWaitingConsents } from './list-waiting-consents.ts';
import { openConsentForm } from './open-consent-form.ts';

const config = { access: 'moderator' } as const;

export function consentRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listWaitingConsents,
    config,
    handler: (request) => listWaitingConsents(deps, administratorOf(request, deps), request.query),
  });
  app.route({
    ...api.acceptConsent,
    config,
    handler: async (request, reply) => {
      const { params, body } = request;
      await acceptConsent(deps, administratorOf(request, deps), params.consentId, body.reason);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.rejectConsent,
    config,
    handler: async (request, reply) => {
      const { params, body } = request;
      await rejectConsent(deps, administratorOf(request, deps), params.consentId, body.reason);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.openConsentForm,
    config,
    handler: (request) =>
      openConsentForm(
        deps,
        administratorOf(request, deps),
        request.params.consentId,
        request.body.reason,
      ),
  });
}
