import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/administration/auth-admin';
import { administratorOf } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { generateLink } from './generate-link.ts';
import { inviteUser } from './invite-user.ts';

const config = { access: 'administration' } as const;

export function actionLinkRoutes(app: App, deps: Deps) {
  app.route({
    ...api.generateLink,
    config,
    handler: (request) =>
      generateLink(deps, administratorOf(request, deps), {
        ...request.body,
        redirectTo: request.query.redirect_to ?? request.body.redirect_to,
      }),
  });
  app.route({
    ...api.inviteUser,
    config,
    handler: (request) =>
      inviteUser(deps, administratorOf(request, deps), {
        ...request.body,
        redirectTo: request.query.redirect_to,
      }),
  });
}
