import { getCourse, listCourses } from '@sidework/contracts/education-events/courses';
import { getEvent, listEvents } from '@sidework/contracts/education-events/event-listings';
import { takeDownCourse, takeDownEvent } from '@sidework/contracts/education-events/reports';
import { call, useInvalidate } from '../../lib/api.ts';
import type { Session } from '../../lib/session.ts';

export const isStaff = (session: Session | null): boolean =>
  session?.viewer.roles.some((role) => role === 'moderator' || role === 'admin') === true;

/** Staff take down an event or a course without a report; each way gives what the dialog says. */
export function useTakeDown() {
  const invalidate = useInvalidate();
  return {
    event: (eventId: string) => ({
      label: 'Take down',
      submitLabel: 'Take it down',
      isLoss: true,
      title: 'Take this event down?',
      done: 'The event is taken down',
      text: 'It is cancelled and off the list. People who booked are notified and refunded. The organizer reads your reason.',
      async decide(reason: string) {
        await call(takeDownEvent, { params: { eventId }, body: { reason } });
        await invalidate(listEvents, getEvent);
      },
    }),
    course: (courseId: number) => ({
      label: 'Take down',
      submitLabel: 'Take it down',
      isLoss: true,
      title: 'Take this course down?',
      done: 'The course is taken down',
      text: 'It is off the list for good. Who paid and has not begun gets the money back; who began can finish it. The educator reads your reason.',
      async decide(reason: string) {
        await call(takeDownCourse, { params: { courseId: String(courseId) }, body: { reason } });
        await invalidate(listCourses, getCourse);
      },
    }),
  };
}
