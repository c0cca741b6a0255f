import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/course-reviews';
import type { Deps } from '../deps.ts';
import { getSubmission, waitingSubmissions } from './queries.ts';
import {
  approveCourse,
  linkReviewedFile,
  linkReviewedLessonFile,
  rejectCourse,
  startReview,
} from './review-course.ts';
import { submissionViewer } from './view.ts';

export function reviewRoutes(app: App, deps: Deps) {
  const toView = submissionViewer(deps);
  const viewOf = async (id: string) => toView(await getSubmission(deps.db, id));

  app.route({
    ...api.listReviewQueue,
    config: { access: 'admin' },
    handler: async ({ query }) =>
      toPage(
        await waitingSubmissions(deps.db, query),
        query.limit,
        ({ approved, rejected, ...shown }) => ({
          ...toView(shown),
          educatorId: shown.submission.educatorId,
          educatorRecord: { approved, rejected },
        }),
        ({ submission }) => [submission.submittedAt?.toISOString() ?? '', submission.id],
      ),
  });
  app.route({
    ...api.startReview,
    config: { access: 'admin' },
    handler: async ({ actor, params }) => {
      await startReview(deps, actor, params.submissionId);
      return viewOf(params.submissionId);
    },
  });
  app.route({
    ...api.approveCourse,
    config: { access: 'admin' },
    handler: async ({ actor, params }) => {
      await approveCourse(deps, actor, params.submissionId);
      return viewOf(params.submissionId);
    },
  });
  app.route({
    ...api.rejectCourse,
    config: { access: 'admin' },
    handler: async ({ actor, params, body }) => {
      await rejectCourse(deps, actor, params.submissionId, body);
      return viewOf(params.submissionId);
    },
  });
  app.route({
    ...api.linkReviewedFile,
    config: { access: 'admin' },
    handler: async ({ params }) => ({
      url: await linkReviewedFile(deps, params.submissionId, params.file),
    }),
  });
  app.route({
    ...api.linkReviewedLessonFile,
    config: { access: 'admin' },
    handler: async ({ params }) => ({
      url: await linkReviewedLessonFile(deps, params.submissionId, params.fileId),
    }),
  });
}
