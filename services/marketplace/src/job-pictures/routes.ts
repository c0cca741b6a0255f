import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import * as api from '@sidework/contracts/marketplace/job-pictures';
import type { Deps } from '../deps.ts';
import { getJob } from '../jobs/get-job.ts';
import { openPicture } from '../pictures/stored-pictures.ts';
import { addJobPicture, removeJobPicture } from './job-pictures.ts';

export function jobPictureRoutes(app: App, deps: Deps) {
  takingFiles(app, gigPictureFile, (files) => {
    files.route({
      ...api.addJobPicture,
      schema: { ...api.addJobPicture.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, params, body }) => {
        await addJobPicture(deps, actor, params.jobId, body);
        return getJob(deps, actor, params.jobId);
      },
    });
  });
  app.route({
    ...api.removeJobPicture,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await removeJobPicture(deps, actor, params.jobId, params.name);
      return getJob(deps, actor, params.jobId);
    },
  });
  app.route({
    ...api.servedJobPicture,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openPicture(deps, 'job', params.name);
      return reply.headers(headers).send(body);
    },
  });
}
