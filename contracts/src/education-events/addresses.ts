/** The pages of courses and events, as routes and as what mails and payments lead to. */
export const educationRoutes = {
  education: '/education',
  course: '/course/:courseId',
  postCourse: '/post-course',
  myCourses: '/my-courses',
  learn: '/my-courses/:enrollmentId',
  events: '/events',
  event: '/event/:eventId',
  postEvent: '/post-event',
  tickets: '/my-tickets',
  ticket: '/my-tickets/:registrationId',
  attendees: '/event/:eventId/attendees',
  checkIn: '/event/:eventId/check-in',
  verify: '/verify/:code',
} as const;

export const educationAddresses = {
  course: (courseId: number) => `/course/${courseId}`,
  learn: (enrollmentId: string) => `/my-courses/${encodeURIComponent(enrollmentId)}`,
  event: (eventId: string) => `/event/${encodeURIComponent(eventId)}`,
  ticket: (registrationId: string) => `/my-tickets/${encodeURIComponent(registrationId)}`,
  attendees: (eventId: string) => `/event/${encodeURIComponent(eventId)}/attendees`,
  checkIn: (eventId: string) => `/event/${encodeURIComponent(eventId)}/check-in`,
  verify: (code: string) => `/verify/${encodeURIComponent(code)}`,
};
