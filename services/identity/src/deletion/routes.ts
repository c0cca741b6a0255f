import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/deletion/deletion';
import type { Deps } from '../deps.ts';
import { guardianOf } from '../family/guardians/who-asks.ts';
import { deleteChild } from './delete-child.ts';
import { deleteOwnAccount } from './delete-own-account.ts';

const config = { access: 'signed-in' } as const;

export function deletionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.deleteOwnAccount,
    config,
    handler: (request, reply) => {
      reply.code(204);
      return deleteOwnAccount(deps, guardianOf(request, deps), request.body.confirmation);
    },
  });
  app.route({
    ...api.deleteChild,
    config,
    handler: (request, reply) => {
      reply.code(204);
      const { childId } = request.params;
      const { confirmation } = request.body;
      return deleteChild(deps, guardianOf(request, deps), { childId, confirmation });
    },
  });
}
