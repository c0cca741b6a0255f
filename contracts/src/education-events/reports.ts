import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ReasonToRead } from '../network-chat/monitoring.ts';
import { Complaint } from '../network-chat/reports.ts';

const EventParams = z.object({ eventId: z.uuid() });
const CourseParams = z.object({ courseId: z.string().regex(/^[1-9]\d{0,8}$/) });
const Reason = z.strictObject({
  /** The reason, which only the owner reads. */
  reason: ReasonToRead,
});

export const reportEvent = endpoint({
  method: 'POST',
  url: '/events/:eventId/report',
  stakes: 'protection',
  schema: {
    summary: 'Report an event to our moderators',
    params: EventParams,
    body: Complaint,
    response: { 204: z.null() },
  },
});

export const reportCourse = endpoint({
  method: 'POST',
  url: '/courses/:courseId/report',
  stakes: 'protection',
  schema: {
    summary: 'Report a course to our moderators',
    params: CourseParams,
    body: Complaint,
    response: { 204: z.null() },
  },
});

export const takeDownEvent = endpoint({
  method: 'POST',
  url: '/events/:eventId/take-down',
  stakes: 'protection',
  schema: {
    summary: 'Staff: cancel an event, refund who paid, and hide it from everybody else',
    params: EventParams,
    body: Reason,
    response: { 204: z.null() },
  },
});

export const takeDownCourse = endpoint({
  method: 'POST',
  url: '/courses/:courseId/take-down',
  stakes: 'protection',
  schema: {
    summary: 'Staff: take a course off the list, and refund who paid and has not begun',
    params: CourseParams,
    body: Reason,
    response: { 204: z.null() },
  },
});
