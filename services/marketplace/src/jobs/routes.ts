import { toPage } from '@sidework/chassis/db/keyset';
import { onceByStatement } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { getJob } from './get-job.ts';
import { listJobs } from './list-jobs.ts';
import { listJobVersions } from './list-versions.ts';
import { jobsForClient } from './own-job-queries.ts';
import { postJob } from './post-job.ts';
import { answerVisitors } from './shared-listing.ts';
import { toOwnJobView } from './view.ts';

export function jobRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listJobs,
    config: { access: 'public' },
    preHandler: answerVisitors(deps.sharedListing),
    handler: ({ viewer, query }) => listJobs(deps, viewer, query),
  });
  app.route({
    ...api.listOwnJobs,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      toPage(
        await jobsForClient(deps.db, actor, query),
        query.limit,
        (row) => toOwnJobView(row, actor),
        ({ job }) => [job.createdAt.toISOString(), job.id],
      ),
  });
  app.route({
    ...api.getJob,
    config: { access: 'public' },
    handler: ({ viewer, params }) => getJob(deps, viewer, params.jobId),
  });
  app.route({
    ...api.listJobVersions,
    config: { access: 'adult' },
    handler: ({ actor, params, query }) => listJobVersions(deps, actor, params.jobId, query),
  });
  app.route({
    ...api.postJob,
    config: { access: 'adult' },
    handler: (request, reply) =>
      onceByStatement(deps.db, request, reply.code(201), (claim) =>
        postJob(deps, request.actor, request.body, claim),
      ),
  });
}
