import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/factors/auth-factors';
import type { Deps } from '../deps.ts';
import { sourceOf } from '../source.ts';
import { challengeFactor } from './challenge-factor.ts';
import { enrollFactor } from './enroll-factor.ts';
import { recoveryCodeRoutes } from './recovery-code-routes.ts';
import { referAdministrators } from './refer-administrators.ts';
import { unenrollFactor } from './unenroll-factor.ts';
import { verifyFactor } from './verify-factor.ts';

export function factorRoutes(app: App, deps: Deps) {
  const preHandler = referAdministrators(deps);
  recoveryCodeRoutes(app, deps);
  app.route({
    ...api.enrollFactor,
    config: { access: 'first-step' },
    handler: ({ actor, body }) => enrollFactor(deps, actor, body),
  });
  app.route({
    ...api.challengeFactor,
    config: { access: 'first-step' },
    preHandler,
    handler: (request) =>
      challengeFactor(
        deps,
        request.actor,
        request.params.factorId,
        request.body.channel,
        sourceOf(request, deps.config),
      ),
  });
  app.route({
    ...api.verifyFactor,
    config: { access: 'first-step', limit: 'verify' },
    preHandler,
    handler: (request) =>
      verifyFactor(
        deps,
        request.actor,
        request.params.factorId,
        request.body,
        sourceOf(request, deps.config),
      ),
  });
  app.route({
    ...api.unenrollFactor,
    config: { access: 'first-step' },
    preHandler,
    handler: ({ actor, params }) => unenrollFactor(deps, actor, params.factorId),
  });
}
