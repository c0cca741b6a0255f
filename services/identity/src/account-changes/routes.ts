import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../deps.ts';
import { visitOf } from '../sign-up/visit.ts';
import { getUser } from './get-user.ts';
import { updateUser } from './update-user.ts';

export function accountRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getUser,
    config: { access: 'first-step', applications: true },
    handler: ({ actor }) => getUser(deps, actor),
  });
  app.route({
    ...api.updateUser,
    config: { access: 'first-step' },
    handler: (request) => updateUser(deps, request.actor, request.body, visitOf(deps, request)),
  });
}
