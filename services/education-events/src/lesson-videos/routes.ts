import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import { captionsFile, videoPart } from '@sidework/contracts/education-events/course-options';
import * as api from '@sidework/contracts/education-events/lesson-videos';
import type { Deps } from '../deps.ts';
import { finishVideo } from './finish-video.ts';
import { previewVideo } from './preview-video.ts';
import { beginVideo, getOwnUpload, sendPart } from './send-video.ts';
import { uploadCaptions } from './upload-captions.ts';
import { toView } from './video-upload.ts';

export function lessonVideoRoutes(app: App, deps: Deps) {
  app.route({
    ...api.beginVideo,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toView(await beginVideo(within, request.actor, request.body.size)),
      ),
  });
  app.route({
    ...api.getVideoUpload,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => toView(await getOwnUpload(deps, actor, params.uploadId)),
  });
  app.route({
    ...api.finishVideo,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => toView(await finishVideo(deps, actor, params.uploadId)),
  });
  app.route({
    ...api.previewVideo,
    config: { access: 'adult' },
    handler: ({ actor, body }) => previewVideo(deps, actor, body),
  });
  takingFiles(app, videoPart, (files) => {
    files.route({
      ...api.sendVideoPart,
      schema: { ...api.sendVideoPart.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, params, body }) => toView(await sendPart(deps, actor, params, body)),
    });
  });
  takingFiles(app, captionsFile, (files) => {
    files.route({
      ...api.uploadCaptions,
      schema: { ...api.uploadCaptions.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, body }, reply) =>
        reply.code(201).send(await uploadCaptions(deps, actor, body)),
    });
  });
}
