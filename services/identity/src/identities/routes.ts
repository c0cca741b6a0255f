import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/providers/auth-providers';
import type { Deps } from '../deps.ts';
import { unlinkIdentity } from './unlink-identity.ts';

export function identityRoutes(app: App, deps: Deps) {
  app.route({
    ...api.unlinkIdentity,
    config: { access: 'first-step' },
    handler: ({ actor, params }) => unlinkIdentity(deps, actor, params.identityId),
  });
}
