import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/own-profile/own-profile';
import type { Deps } from '../deps.ts';
import { getProfile } from '../profiles/queries.ts';
import { ownProfile } from './own-profile.ts';
import { setUpProfile } from './set-up-profile.ts';

export function profileRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getOwnProfile,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => ownProfile(deps, await getProfile(deps.db, actor.id)),
  });
  app.route({
    ...api.setUpProfile,
    config: { access: 'signed-in' },
    handler: async ({ actor, body }) => ownProfile(deps, await setUpProfile(deps, actor, body)),
  });
}
