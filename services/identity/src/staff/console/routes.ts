import type { App } from '@sidework/chassis/http/server';
import { recordDenials } from '../../audit/record-reads.ts';
import type { Deps } from '../../deps.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { auditLogRoutes } from '../audit-log/routes.ts';
import { consentRoutes } from '../queues/consent-routes.ts';
import { verificationRoutes } from '../queues/verification-routes.ts';

export function staffRoutes(app: App, deps: Deps) {
  app.register(async (scope) => {
    recordDenials(scope as App, deps);
    verificationRoutes(scope as App, deps);
    consentRoutes(scope as App, deps);
    accountRoutes(scope as App, deps);
    auditLogRoutes(scope as App, deps);
  });
}
