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
  events: '/events',
  event: '/event/:eventId',
  postEvent: '/post-event',
  tickets: '/my-tickets',
  ticket: '/my-tickets/:registrationId',
  attendees: '/event/:eventId/attendees',
  checkIn: '/event/:eventId/check-in',
  verify: '/verify/:code',
} as const;

const at = (route: string, id: string | number) => route.replace(/:\w+/, encodeURIComponent(id));

export const educationAddresses = {
  course: (courseId: number) => at(educationRoutes.course, courseId),
  learn: (enrollmentId: string) => at(educationRoutes.learn, enrollmentId),
  submission: (submissionId: string) => at(educationRoutes.submission, submissionId),
  students: (courseId: number) => at(educationRoutes.students, courseId),
  event: (eventId: string) => at(educationRoutes.event, eventId),
  ticket: (registrationId: string) => at(educationRoutes.ticket, registrationId),
  attendees: (eventId: string) => at(educationRoutes.attendees, eventId),
  checkIn: (eventId: string) => at(educationRoutes.checkIn, eventId),
  verify: (code: string) => at(educationRoutes.verify, code),
};
