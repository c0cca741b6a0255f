import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/factors/auth-factors';
import type { Deps } from '../../deps.ts';
import { enrollFactor } from './enroll-factor.ts';
import { referAdministrators } from './refer-administrators.ts';
import { unenrollFactor } from './unenroll-factor.ts';

export function factorRoutes(app: App, deps: Deps) {
  const preHandler = referAdministrators(deps);
  app.route({
    ...api.enrollFactor,
    config: { access: 'first-step' },
    handler: ({ actor, body }) => enrollFactor(deps, actor, body),
  });
  app.route({
    ...api.unenrollFactor,
    config: { access: 'first-step' },
    preHandler,
    handler: ({ actor, params }) => unenrollFactor(deps, actor, params.factorId),
  });
}
