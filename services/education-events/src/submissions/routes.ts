import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import {
  lessonFile,
  sampleCertificateFile,
  syllabusFile,
} from '@sidework/contracts/education-events/course-options';
import * as api from '@sidework/contracts/education-events/course-submissions';
import type { Deps } from '../deps.ts';
import { getSubmission, type ShownSubmission, submissionsFor } from './queries.ts';
import { requireEducator } from './submission.ts';
import { uploadFile } from './upload-file.ts';
import { uploadLessonFile } from './upload-lesson-file.ts';
import { submissionViewer } from './view.ts';
import {
  archiveCourse,
  changeDraft,
  draftCourse,
  publishCourse,
  reviseCourse,
  submitCourse,
} from './write-course.ts';

export function submissionRoutes(app: App, deps: Deps) {
  const toView = submissionViewer(deps);
  async function ownSubmission({ db }: Pick<Deps, 'db'>, actor: Actor, id: string) {
    const shown: ShownSubmission = await getSubmission(db, id);
    requireEducator(shown.submission, actor);
    return toView(shown);
  }

  app.route({
    ...api.listSubmissions,
    config: { access: 'adult' },
    handler: async ({ actor, query }) =>
      toPage(
        await submissionsFor(deps.db, actor.id, query),
        query.limit,
        toView,
        ({ submission }) => [submission.createdAt.toISOString(), submission.id],
      ),
  });
  app.route({
    ...api.getSubmission,
    config: { access: 'adult' },
    handler: ({ actor, params }) => ownSubmission(deps, actor, params.submissionId),
  });
  app.route({
    ...api.draftCourse,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const id = await draftCourse(within, request.actor, request.body);
        return ownSubmission(within, request.actor, id);
      }),
  });
  app.route({
    ...api.changeDraft,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => {
      await changeDraft(deps, actor, params.submissionId, body);
      return ownSubmission(deps, actor, params.submissionId);
    },
  });
  app.route({
    ...api.submitCourse,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await submitCourse(deps, actor, params.submissionId);
      return ownSubmission(deps, actor, params.submissionId);
    },
  });
  app.route({
    ...api.publishCourse,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await publishCourse(deps, actor, params.submissionId);
      return ownSubmission(deps, actor, params.submissionId);
    },
  });
  app.route({
    ...api.reviseCourse,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const id = await reviseCourse(within, request.actor, request.params.submissionId);
        return ownSubmission(within, request.actor, id);
      }),
  });
  app.route({
    ...api.archiveCourse,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await archiveCourse(deps, actor, params.submissionId);
      return ownSubmission(deps, actor, params.submissionId);
    },
  });
  takingFiles(app, syllabusFile, (files) => {
    files.route({
      ...api.uploadSyllabus,
      schema: { ...api.uploadSyllabus.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, params, body }) => {
        await uploadFile(deps, actor, params.submissionId, { file: 'syllabus', bytes: body });
        return ownSubmission(deps, actor, params.submissionId);
      },
    });
  });
  takingFiles(app, lessonFile, (files) => {
    files.route({
      ...api.uploadLessonFile,
      schema: { ...api.uploadLessonFile.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, body }, reply) => {
        const id = await uploadLessonFile(deps, actor, body);
        return reply.code(201).send({ id });
      },
    });
  });
  takingFiles(app, sampleCertificateFile, (files) => {
    files.route({
      ...api.uploadSampleCertificate,
      schema: { ...api.uploadSampleCertificate.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, params, body }) => {
        const file = 'sample-certificate';
        await uploadFile(deps, actor, params.submissionId, { file, bytes: body });
        return ownSubmission(deps, actor, params.submissionId);
      },
    });
  });
}
