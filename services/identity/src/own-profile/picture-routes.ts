import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import * as api from '@sidework/contracts/identity/own-profile/own-profile';
import { servedAvatar } from '@sidework/contracts/identity/pictures/pictures';
import type { Deps } from '../deps.ts';
import { changeAvatar } from '../pictures/change-avatar.ts';
import { chooseKidsAvatar } from '../pictures/choose-kids-avatar.ts';
import { openAvatar } from '../pictures/open-avatar.ts';
import { removeAvatar } from '../pictures/remove-avatar.ts';
import { ownProfile } from './own-profile.ts';

export function pictureRoutes(app: App, deps: Deps) {
  takingFiles(app, api.pictureFile, (files) => {
    files.route({
      ...api.uploadAvatar,
      schema: { ...api.uploadAvatar.schema, body: FileBody },
      config: { access: 'signed-in' },
      handler: async ({ actor, body }) => ownProfile(deps, await changeAvatar(deps, actor, body)),
    });
  });
  app.route({
    ...api.removeAvatar,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => ownProfile(deps, await removeAvatar(deps, actor)),
  });
  app.route({
    ...api.chooseKidsAvatar,
    config: { access: 'signed-in' },
    handler: async ({ actor, body }) =>
      ownProfile(deps, await chooseKidsAvatar(deps, actor, body.avatar)),
  });
  app.route({
    ...servedAvatar,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openAvatar(deps, params.name);
      return reply.headers(headers).send(body);
    },
  });
}
