import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { getJob } from '../jobs/get-job.ts';
import { toJobView } from '../jobs/view.ts';
import { changeJob } from './change-job.ts';
import { closeJob } from './close-job.ts';
import { extendJob } from './extend-job.ts';

export function jobChangeRoutes(app: App, deps: Deps) {
  app.route({
    ...api.changeJob,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toJobView(await changeJob(deps, actor, params.jobId, body), actor),
  });
  app.route({
    ...api.closeJob,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toJobView(await closeJob(deps, actor, params.jobId), actor),
  });
  app.route({
    ...api.extendJob,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await extendJob(deps, actor, params.jobId);
      return getJob(deps, actor, params.jobId);
    },
  });
}
