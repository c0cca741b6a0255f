import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/factors/auth-factors';
import type { Deps } from '../../deps.ts';
import { sourceOf } from '../../source.ts';
import { referAdministrators } from '../enrollment/refer-administrators.ts';
import { challengeFactor } from './challenge-factor.ts';
import { verifyFactor } from './verify-factor.ts';

export function factorVerificationRoutes(app: App, deps: Deps) {
  const preHandler = referAdministrators(deps);
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
}
