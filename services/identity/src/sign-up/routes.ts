import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../deps.ts';
import { signUp } from './sign-up.ts';
import { visitOf } from './visit.ts';

export function signUpRoutes(app: App, deps: Deps) {
  app.route({
    ...api.signUp,
    config: { access: 'anyone', limit: 'signup' },
    handler: (request) => signUp(deps, request.body, visitOf(deps, request)),
  });
}
