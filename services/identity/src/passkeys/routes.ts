import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/passkeys/auth-passkeys';
import type { Deps } from '../deps.ts';
import { sourceOf } from '../source.ts';
import { beginRegistration } from './begin-registration.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { deletePasskey } from './delete-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { registerPasskey } from './register-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

export function passkeyRoutes(app: App, deps: Deps) {
  app.route({
    ...api.beginPasskeyRegistration,
    config: { access: 'first-step', limit: 'passkey' },
    handler: ({ actor }) => beginRegistration(deps, actor),
  });
  app.route({
    ...api.registerPasskey,
    config: { access: 'first-step' },
    handler: ({ actor, body }) => registerPasskey(deps, actor, body),
  });
  app.route({
    ...api.beginPasskeySignIn,
    config: { access: 'anyone', limit: 'passkey' },
    handler: () => beginSignIn(deps),
  });
  app.route({
    ...api.signInWithPasskey,
    config: { access: 'anyone', limit: 'passkey' },
    handler: (request) => signInWithPasskey(deps, request.body, sourceOf(request, deps.config)),
  });
  app.route({
    ...api.listPasskeys,
    config: { access: 'first-step' },
    handler: ({ actor }) => listPasskeys(deps, actor),
  });
  app.route({
    ...api.renamePasskey,
    config: { access: 'first-step' },
    handler: ({ actor, params, body }) =>
      renamePasskey(deps, actor, params.passkeyId, body.friendly_name),
  });
  app.route({
    ...api.deletePasskey,
    config: { access: 'first-step' },
    handler: ({ actor, params }, reply) => {
      reply.code(204);
      return deletePasskey(deps, actor, params.passkeyId);
    },
  });
}
