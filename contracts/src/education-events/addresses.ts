/** The pages of courses and events, as routes and as what mails and payments lead to. */
export const educationRoutes = {
  education: '/education',
  course: '/course/:courseId',
  postCourse: '/post-course',
  myCourses: '/my-courses',
  learn: '/my-courses/:enrollmentId',
  teaching: '/teaching',
  submission: '/teaching/:submissionId',
  students: '/course/:courseId/students',
  courseReviews: '/admin/courses',
  eventReviews: '/admin/events',
  events: '/events',
  event: '/event/:eventId',
  postEvent: '/post-event',
  editEvent: '/event/:eventId/edit',
  myEvents: '/my-events',
  tickets: '/my-tickets',
  ticket: '/my-tickets/:registrationId',
  attendees: '/event/:eventId/attendees',
  checkIn: '/event/:eventId/check-in',
  ticketing: '/event/:eventId/ticketing',
  verify: '/verify/:code?',
} as const;

type Routes = typeof educationRoutes;

/** The address of each page of one thing, by the key of that thing. */
export const educationAddresses = Object.fromEntries(
  Object.entries(educationRoutes)
    .filter(([, route]) => route.includes(':'))
    .map(([name, route]) => [
      name,
      (id: unknown) => route.replace(/:\w+\??/, encodeURIComponent(String(id))),
    ]),
) as {
  [Name in keyof Routes as Routes[Name] extends `${string}:${string}` ? Name : never]: (
    id: string | number,
  ) => string;
};
