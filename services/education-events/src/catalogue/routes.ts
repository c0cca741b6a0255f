import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { listRatings } from '@sidework/contracts/education-events/course-ratings';
import * as api from '@sidework/contracts/education-events/courses';
import { publishedCourses, publishedTypes } from '../courses/search-queries.ts';
import { toCourseView } from '../courses/view.ts';
import type { Deps } from '../deps.ts';
import { enrollInCourse } from '../enrollments/enroll-in-course.ts';
import { getCourseStanding } from '../enrollments/get-course-standing.ts';
import { listRatings as ratingsPage } from '../enrollments/list-ratings.ts';
import { listStudents } from '../enrollments/list-students.ts';
import { audienceOf } from '../people/queries.ts';
import { getCourseDetail } from './get-course-detail.ts';

export function courseRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listCourses,
    config: { access: 'public' },
    handler: async ({ viewer, query }) => {
      const audience = await audienceOf(deps.db, viewer);
      const page = toPage(
        await publishedCourses(deps.db, audience, query),
        query.limit,
        (shown) => toCourseView(shown, audience),
        ({ course }) => [course.id],
      );
      return { ...page, types: await publishedTypes(deps.db, audience) };
    },
  });
  app.route({
    ...api.getCourse,
    config: { access: 'public' },
    handler: ({ viewer, params }) => getCourseDetail(deps, viewer, params.courseId),
  });
  app.route({
    ...listRatings,
    config: { access: 'public' },
    handler: async ({ viewer, params, query }) => {
      // The ratings are for those who may see the course.
      await getCourseDetail(deps, viewer, params.courseId);
      return ratingsPage(deps.db, params.courseId, query);
    },
  });
  app.route({
    ...api.enrollInCourse,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        await enrollInCourse(within, request.actor, request.params.courseId, request.body?.coupon);
        return getCourseDetail(within, request.actor, request.params.courseId);
      }),
  });
  app.route({
    ...api.listStudents,
    config: { access: 'adult' },
    handler: ({ actor, params, query }) => listStudents(deps, actor, params.courseId, query),
  });
  app.route({
    ...api.getCourseStanding,
    config: { access: 'adult' },
    handler: ({ actor, params }) => getCourseStanding(deps, actor, params.courseId),
  });
}
