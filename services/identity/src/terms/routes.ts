import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/terms/terms';
import type { Deps } from '../deps.ts';
import { agreeToTerms } from './agree-to-terms.ts';
import { agreementOf } from './agreement-of.ts';

export function termsRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getTermsAgreement,
    config: { access: 'signed-in' },
    handler: ({ actor }) => agreementOf(deps.db, actor.id),
  });
  app.route({
    ...api.agreeToTerms,
    config: { access: 'signed-in' },
    handler: ({ actor }) => agreeToTerms(deps, actor),
  });
}
