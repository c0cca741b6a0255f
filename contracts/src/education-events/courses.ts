import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day, Moment, Page, PageQuery } from '../kernel/values.ts';
import { StateApproval } from './certificate-details.ts';
import { CouponCode } from './course-coupons.ts';
import {
  courseCategoryKeys,
  courseFormatKeys,
  courseTypeKeys,
  enrollmentStatuses,
  lessonKinds,
  studentStandings,
} from './course-options.ts';
import { limits } from './limits.ts';

/** Numbers: the specification's eight courses keep 1 to 8 (D-63). */
const CourseId = z.coerce.number().int().min(1).max(2_147_483_647);
const CourseParams = z.object({ courseId: CourseId });

export const CourseView = z
  .object({
    id: z.number().int(),
    title: z.string(),
    category: z.enum(courseCategoryKeys),
    type: z.enum(courseTypeKeys),
    format: z.enum(courseFormatKeys),
    durationHours: z.number(),
    priceCents: Cents,
    credits: z.number(),
    /** Since when it can be taken. */
    date: Day,
    description: z.string(),
    educatorName: z.string(),
    /** Open to children, whose guardian agrees (D-67). */
    allowsKids: z.boolean(),
    /** Its lessons stand for those that an educator will write: it is free meanwhile, and gives no credits. */
    isSample: z.boolean(),
  })
  .meta({ id: 'CourseView' });
export type CourseView = z.infer<typeof CourseView>;

/** A lesson as it stands on the page of its course. */
const CurriculumLesson = z.object({
  id: z.uuid(),
  title: z.string(),
  kind: z.enum(lessonKinds),
  minutes: z.number().int().nullable(),
  /** How many questions are behind it. */
  questionCount: z.number().int(),
  isSample: z.boolean(),
  /** Its educator lets everybody read it before they enroll. */
  preview: z.object({ content: z.string(), videoUrl: z.string().nullable() }).nullable(),
});
export type CurriculumLesson = z.infer<typeof CurriculumLesson>;

export const CourseDetail = CourseView.extend({
  fullDescription: z.string(),
  fieldOfStudy: z.string().nullable(),
  /** The sponsor gives the course; null if only its educator does. */
  sponsorName: z.string().nullable(),
  /** The boards that accept it today. */
  approvals: z.array(StateApproval),
  /** Null before the first rating. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  /** Its lessons in their order. */
  curriculum: z.array(CurriculumLesson),
  lessonCount: z.number().int(),
  questionCount: z.number().int(),
  isOwn: z.boolean(),
  enrollment: z
    .object({
      id: z.uuid(),
      status: z.enum(enrollmentStatuses),
      holdExpiresAt: Moment.nullable(),
      /** The payment that opens the course; only its payer sees it. */
      paymentId: z.uuid().nullable(),
    })
    .nullable(),
}).meta({ id: 'CourseDetail' });
export type CourseDetail = z.infer<typeof CourseDetail>;

export const CourseSearch = PageQuery.extend({
  search: z.string().trim().max(limits.search).optional(),
  category: z.enum(courseCategoryKeys).optional(),
  type: z.enum(courseTypeKeys).optional(),
});
export type CourseSearch = z.infer<typeof CourseSearch>;

export const listCourses = endpoint({
  method: 'GET',
  url: '/courses',
  schema: {
    summary: 'The courses of the catalogue, narrowed by words, category and type',
    querystring: CourseSearch,
    response: { 200: Page(CourseView).extend({ types: z.array(z.enum(courseTypeKeys)) }) },
  },
});

export const getCourse = endpoint({
  method: 'GET',
  url: '/courses/:courseId',
  schema: {
    summary: 'One course, with where you stand in it',
    params: CourseParams,
    response: { 200: CourseDetail },
  },
});

export const enrollInCourse = endpoint({
  method: 'POST',
  url: '/courses/:courseId/enroll',
  idempotency: 'optional',
  schema: {
    summary: 'Enroll; a course that costs waits for its payment, a child for its guardian',
    params: CourseParams,
    body: z
      .strictObject({
        /** The code of a coupon that lowers the price. */
        coupon: CouponCode.optional(),
      })
      .nullish(),
    response: { 201: CourseDetail },
  },
});

/** A student of the educator's own course, by name alone. */
export const CourseStudent = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(enrollmentStatuses),
  standing: z.enum(studentStandings),
  percent: z.number().int(),
  /** The lesson at which they left; null before they open one. */
  lessonTitle: z.string().nullable(),
  enrolledAt: Moment,
  /** When they last opened or finished a lesson, or answered the quiz. */
  lastActiveAt: Moment,
  /** The stars of their rating. */
  stars: z.number().int().nullable(),
  earnedCents: Cents,
});
export type CourseStudent = z.infer<typeof CourseStudent>;

export const listStudents = endpoint({
  method: 'GET',
  url: '/courses/:courseId/students',
  schema: {
    summary: 'Who took a course of yours, and what it brought you, newest first',
    params: CourseParams,
    querystring: PageQuery.extend({ standing: z.enum(studentStandings).optional() }),
    response: { 200: Page(CourseStudent).extend({ earnedCents: Cents }) },
  },
});

export const getCourseStanding = endpoint({
  method: 'GET',
  url: '/courses/:courseId/standing',
  schema: {
    summary: 'How many learn, are stuck, have finished or gave a course of yours back',
    params: CourseParams,
    response: {
      200: z.object({
        counts: z.record(z.enum(studentStandings), z.number().int()),
        earnedCents: Cents,
        /** The sum that went back to those who gave the course back. */
        refundedCents: Cents,
        rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
      }),
    },
  },
});
