import type { App } from '@sidework/chassis/server';
import * as api from '@sidework/contracts/identity/profiles';
import type { Deps } from '../deps.ts';
import { getProfile, rolesForUser } from './queries.ts';
import { setUpProfile } from './set-up-profile.ts';
import { toOwnProfile } from './view.ts';

export function profileRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getOwnProfile,
    config: { access: 'signed-in' },
    handler: async ({ actor: { id } }) =>
      toOwnProfile(await getProfile(deps.db, id), await rolesForUser(deps.db, id)),
  });
  app.route({
    ...api.setUpProfile,
    config: { access: 'signed-in' },
    handler: async ({ actor, body }) => {
      const { profile, roles } = await setUpProfile(deps, actor, body);
      return toOwnProfile(profile, roles);
    },
  });
}
