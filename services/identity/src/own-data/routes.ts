import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/own-data/own-data';
import type { Deps } from '../deps.ts';
import { guardianOf } from '../family/guardians/who-asks.ts';
import { deleteChild } from './delete-child.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { linkExport } from './link-export.ts';
import { listExportsOfChild, listOwnExports } from './list-exports.ts';
import { requestChildExport, requestExport } from './request-export.ts';
import { toDataExport } from './view.ts';

const config = { access: 'signed-in' } as const;

export function ownDataRoutes(app: App, deps: Deps) {
  exportRoutes(app, deps);
  deletionRoutes(app, deps);
}

function exportRoutes(app: App, deps: Deps) {
  app.route({
    ...api.requestExport,
    config,
    handler: async ({ actor }, reply) => {
      reply.code(202);
      return toDataExport(await requestExport(deps, actor));
    },
  });
  app.route({
    ...api.listExports,
    config,
    handler: async ({ actor }) => ({ items: await listOwnExports(deps, actor) }),
  });
  app.route({
    ...api.linkExport,
    config,
    handler: (request) => linkExport(deps, guardianOf(request, deps), request.params.exportId),
  });
  app.route({
    ...api.requestChildExport,
    config,
    handler: async (request, reply) => {
      reply.code(202);
      const { childId } = request.params;
      return toDataExport(await requestChildExport(deps, guardianOf(request, deps), childId));
    },
  });
  app.route({
    ...api.listChildExports,
    config,
    handler: async (request) => ({
      items: await listExportsOfChild(deps, guardianOf(request, deps), request.params.childId),
    }),
  });
}

function deletionRoutes(app: App, deps: Deps) {
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
