import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import {
  decideAppeal as decideAppealEndpoint,
  lookAtAppeal,
  sendAppeal as sendAppealEndpoint,
} from '@sidework/contracts/network-chat/appeals';
import * as api from '@sidework/contracts/network-chat/reports';
import type { Deps } from '../deps.ts';
import { appealOf } from './appeal-link.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decideReport } from './decide-report.ts';
import { linkReportedFile } from './link-reported-file.ts';
import { byAppeal, byCreation, listReports } from './queries.ts';
import { sendAppeal } from './send-appeal.ts';
import { sendReport } from './send-report.ts';
import { reportViewFor, toAppealView } from './view.ts';

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
      toPage(
        await listReports(deps.db, actor, query),
        query.limit,
        reportViewFor(actor, deps.now()),
        query.state === 'appealed' ? byAppeal : byCreation,
      ),
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
      reportViewFor(actor, deps.now())(await decideReport(deps, actor, params.reportId, body)),
  });
  app.route({
    ...decideAppealEndpoint,
    config: { access: 'moderator' },
    handler: async ({ actor, params, body }) =>
      reportViewFor(actor, deps.now())(await decideAppeal(deps, actor, params.reportId, body)),
  });
  app.route({
    ...lookAtAppeal,
    config: { access: 'public' },
    handler: async ({ body }) => toAppealView(await appealOf(deps.db, body.token)),
  });
  app.route({
    ...sendAppealEndpoint,
    config: { access: 'public' },
    handler: async ({ body }) => toAppealView(await sendAppeal(deps, body)),
  });
}
