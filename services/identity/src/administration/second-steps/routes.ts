import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/administration/auth-admin';
import { administratorOf } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { listPasskeysOf } from '../../passkeys/queries.ts';
import { toPasskeyView } from '../../passkeys/view.ts';
import { getAnyAccount } from '../users/queries.ts';
import { toShownFactors } from '../users/shown-user.ts';
import { deleteFactor, renameFactor } from './change-factor.ts';
import { deletePasskey } from './delete-passkey.ts';

const config = { access: 'administration' } as const;
const reading = (reads: string) => ({ ...config, reads });

/** Registers the routes for second factors and passkeys of a user. */
export function userFactorRoutes(app: App, deps: Deps) {
  const { db } = deps;
  app.route({
    ...api.listFactorsOfUser,
    config: reading('factors_read'),
    handler: async ({ params, actor }) =>
      toShownFactors(await getAnyAccount(db, params.userId), actor),
  });
  app.route({
    ...api.updateFactorOfUser,
    config,
    handler: (request) =>
      renameFactor(deps, administratorOf(request, deps), request.params, request.body),
  });
  app.route({
    ...api.deleteFactorOfUser,
    config,
    handler: (request) => deleteFactor(deps, administratorOf(request, deps), request.params),
  });
  app.route({
    ...api.listPasskeysOfUser,
    config: reading('passkeys_read'),
    handler: async ({ params }) => {
      const { user } = await getAnyAccount(db, params.userId);
      return (await listPasskeysOf(db, user.id)).map(toPasskeyView);
    },
  });
  app.route({
    ...api.deletePasskeyOfUser,
    config,
    handler: (request, reply) => {
      reply.code(204);
      return deletePasskey(deps, administratorOf(request, deps), request.params);
    },
  });
}
