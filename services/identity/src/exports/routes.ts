import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/exports/exports';
import type { Deps } from '../deps.ts';
import { guardianOf } from '../family/guardians/who-asks.ts';
import { linkExport } from './link-export.ts';
import { listExportsOfChild, listOwnExports } from './list-exports.ts';
import { requestChildExport, requestExport } from './request-export.ts';
import { toDataExport } from './view.ts';

const config = { access: 'signed-in' } as const;

export function exportRoutes(app: App, deps: Deps) {
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
