import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/reports';
import type { Deps } from '../deps.ts';
import { decideReport } from './decide-report.ts';
import { linkReportedFile } from './link-reported-file.ts';
import { byCreation, listReports } from './queries.ts';
import { sendReport } from './send-report.ts';
import { toReportView } from './view.ts';

export function reportRoutes(app: App, deps: Deps) {
  app.route({
    ...api.sendReport,
    config: { access: 'signed-in' },
    handler: async ({ actor, body }, reply) =>
      reply.code(201).send(await sendReport(deps, actor, body)),
  });
  app.route({
    ...api.listReports,
    config: { access: 'moderator' },
    handler: async ({ actor, query }) =>
      toPage(await listReports(deps.db, actor, query), query.limit, toReportView, byCreation),
  });
  app.route({
    ...api.linkReportedFile,
    config: { access: 'moderator' },
    handler: ({ actor, params }) => linkReportedFile(deps, actor, params),
  });
  app.route({
    ...api.decideReport,
    config: { access: 'moderator' },
    handler: async ({ actor, params, body }) =>
      toReportView(await decideReport(deps, actor, params.reportId, body)),
  });
}
