import {
  forAdministrators,
  forStaff,
  forVisitors,
  ofFamily,
  open,
  type Permission,
  signedIn,
} from './permission.ts';

/** A course, say, that is not there; whose it is comes with the rows of those that are. */
const absent = signedIn({ OU: 404 });
/** To report is for everybody, also for a child that may not act otherwise; without words it is refused for them. */
const unread = signedIn({ OU: 400, OK: 400, KU: 400 });
const own = signedIn({ OU: 200 });
/** Children have no part in these, whether the thing exists or not. */
const ofAdults = (status: number, asked: Omit<Permission, 'answers'> = {}) =>
  signedIn({ OU: status, OK: 403, KU: 403 }, asked);

const draft = {
  title: 'Bookkeeping',
  category: 'accounting',
  type: 'ce',
  format: 'online',
  durationHours: 2,
  credits: 2,
  priceCents: 4_000,
  allowsKids: false,
  questions: [],
  description: 'The books of one person.',
  fullDescription: '',
  lessons: [{ title: 'Income', kind: 'text', content: 'What counts.' }],
};
const event = {
  title: 'Trades and tools',
  description: 'Meet other trades.',
  category: 'Networking',
  eventDate: '2099-12-01T18:00:00Z',
  timeZone: 'America/New_York',
  location: 'Newark, NJ',
  capacity: 10,
};
const ticketing = {
  ticketTypes: [],
  promoCodes: [],
  questions: [],
  refundRule: { percent: 100, untilHours: 0 },
  version: 1,
};
const coupon = {
  code: 'SPRING',
  percentOff: 20,
  centsOff: null,
  mostUses: null,
  validFrom: null,
  validUntil: null,
};
/** The digest of the terms of an event that a moderator has read. */
const terms = '0'.repeat(64);
const tap = {
  id: '00000000-0000-4000-8000-000000000001',
  registrationId: '00000000-0000-4000-8000-000000000002',
  act: 'in',
  at: '2026-12-01T18:00:00Z',
  undoes: null,
};
const reason = { reason: 'to see who may' };
const link = { token: 'of-nobody' };
const unverified = 'age_verification_required';

const courses: Record<string, Permission> = {
  'GET /api/courses': forVisitors(200),
  'GET /api/courses/:courseId': forVisitors(404),
  'GET /api/courses/:courseId/ratings': forVisitors(404),
  'GET /api/education-records/:personId': forVisitors(200),
  'PUT /api/education-records/mine/certificates': ofAdults(200, { body: { isShown: false } }),
  'POST /api/courses/:courseId/enroll': signedIn({ OU: 404, OK: 404, KU: 404, PA: 404 }),
  'POST /api/courses/:courseId/report': absent,
  'POST /api/courses/:courseId/take-down': forStaff(404, { body: reason }),
  'GET /api/courses/:courseId/students': ofAdults(404),
  'GET /api/courses/:courseId/standing': ofAdults(404),
  'GET /api/courses/:courseId/coupons': ofAdults(404),
  'POST /api/courses/:courseId/coupons': ofAdults(404, { body: coupon }),
  'POST /api/courses/:courseId/coupons/:couponId/end': ofAdults(404),
  'GET /api/courses/:courseId/questions': ofAdults(404),
  'POST /api/courses/:courseId/questions': ofAdults(404, {
    body: { lessonId: tap.id, content: 'Which form is it?' },
  }),
  'POST /api/courses/:courseId/questions/:postId/answers': ofAdults(404, {
    body: { content: 'The first one.' },
  }),
  'POST /api/courses/:courseId/posts/:postId/remove': ofAdults(404),
  'POST /api/courses/:courseId/posts/:postId/report': ofAdults(404, {
    body: { reason: 'spam' },
  }),
  'GET /api/courses/:courseId/sessions': forVisitors(404),
  'POST /api/courses/:courseId/sessions': ofAdults(404, {
    body: {
      lessonId: tap.id,
      startsAt: '2099-01-05T15:00:00.000Z',
      endsAt: '2099-01-05T17:00:00.000Z',
      timeZone: 'America/New_York',
      place: 'Room 2',
      link: null,
      countsOut: false,
    },
  }),
  'POST /api/courses/:courseId/sessions/:sessionId/cancel': ofAdults(404),
  'GET /api/courses/:courseId/sessions/:sessionId/learners': ofAdults(404),
  'POST /api/courses/:courseId/sessions/:sessionId/learners/:enrollmentId': ofAdults(404, {
    body: { act: 'in' },
  }),
  'GET /api/courses/:courseId/session-code': ofAdults(404),
  'POST /api/courses/:courseId/sessions/:sessionId/scan': ofAdults(404, {
    body: { code: 'LEARNER-1', act: 'in' },
  }),
  'GET /api/enrollments': own,
  'GET /api/enrollments/:enrollmentId': absent,
  'POST /api/enrollments/:enrollmentId/lessons/:lessonId/open': absent,
  'POST /api/enrollments/:enrollmentId/lessons/:lessonId/beat': signedIn(
    { OU: 404, KU: 403 },
    { body: { begins: true, isActive: true }, codes: { KU: unverified } },
  ),
  'POST /api/enrollments/:enrollmentId/lessons/:lessonId/complete': absent,
  'POST /api/enrollments/:enrollmentId/quiz': signedIn(
    { OU: 404, KU: 403 },
    { body: { answers: [] }, codes: { KU: unverified } },
  ),
  'POST /api/enrollments/:enrollmentId/lessons/:lessonId/quiz': signedIn(
    { OU: 404, KU: 403 },
    { body: { answers: [] }, codes: { KU: unverified } },
  ),
  'POST /api/enrollments/:enrollmentId/lessons/:lessonId/file': absent,
  'POST /api/enrollments/:enrollmentId/lessons/:lessonId/video': absent,
  'PUT /api/enrollments/:enrollmentId/lessons/:lessonId/video-place': signedIn(
    { OU: 404 },
    { body: { second: 90 } },
  ),
  'POST /api/enrollments/:enrollmentId/refund': absent,
  'PUT /api/enrollments/:enrollmentId/lessons/:lessonId/note': signedIn(
    { OU: 404 },
    { body: { content: 'Read this again.' } },
  ),
  'PUT /api/enrollments/:enrollmentId/rating': signedIn(
    { OU: 404, KU: 403 },
    { body: { rating: 5, phrases: ['clear'] }, codes: { KU: unverified } },
  ),
  'POST /api/enrollments/:enrollmentId/syllabus': absent,
  'GET /api/certificates/:code': forVisitors(404),
  'POST /api/certificates/:code/revoke': forAdministrators(404, { body: reason }),
  'POST /api/certificates/:code/reissue': absent,
  'GET /certificate-files/:code': open(404),
  'GET /course-files/:token': open(404),
};

const submissions: Record<string, Permission> = {
  'GET /api/course-submissions': ofAdults(200),
  'POST /api/course-submissions': ofAdults(201, { body: draft }),
  'GET /api/course-submissions/:submissionId': ofAdults(404),
  'PUT /api/course-submissions/:submissionId': ofAdults(404, { body: { draft, version: 1 } }),
  'PUT /api/course-submissions/:submissionId/syllabus': ofAdults(400),
  'PUT /api/course-submissions/:submissionId/sample-certificate': ofAdults(400),
  'POST /api/lesson-files': ofAdults(400),
  'POST /api/lesson-captions': ofAdults(400),
  'POST /api/lesson-videos': ofAdults(201, { body: { size: 4_000 } }),
  'GET /api/lesson-videos/:uploadId': ofAdults(404),
  'PUT /api/lesson-videos/:uploadId/parts/:offset': ofAdults(400),
  'POST /api/lesson-videos/:uploadId/finish': ofAdults(404),
  'POST /api/lesson-video-previews': ofAdults(404, {
    body: { videoId: '00000000-0000-4000-8000-000000000001' },
  }),
  'POST /api/course-submissions/:submissionId/submit': ofAdults(404),
  'POST /api/course-submissions/:submissionId/publish': ofAdults(404),
  'POST /api/course-submissions/:submissionId/revise': ofAdults(404),
  'POST /api/course-submissions/:submissionId/archive': ofAdults(404),
  'GET /api/course-reviews': forAdministrators(200),
  'POST /api/course-reviews/:submissionId/lesson-files/:fileId': forAdministrators(404),
  'POST /api/course-reviews/:submissionId/start': forAdministrators(404),
  'POST /api/course-reviews/:submissionId/approve': forAdministrators(404),
  'POST /api/course-reviews/:submissionId/reject': forAdministrators(404, { body: reason }),
  'POST /api/course-reviews/:submissionId/files/:file': forAdministrators(404),
};

const events: Record<string, Permission> = {
  'GET /api/events': forVisitors(200),
  'GET /api/events/mine': own,
  'GET /api/events/:eventId': forVisitors(404),
  'POST /api/events': signedIn({ OU: 400, OK: 400, KU: 400 }),
  'POST /api/events, by a child': signedIn(
    { OK: 403, KU: 403 },
    { body: event, codes: { OK: 'not_an_event_poster', KU: unverified } },
  ),
  'GET /api/event-reviews': forStaff(200),
  'POST /api/event-reviews/:eventId/approve': forStaff(404, { body: { terms } }),
  'POST /api/event-reviews/:eventId/refuse': forStaff(404, { body: { terms, ...reason } }),
  'PUT /api/events/:eventId': ofAdults(404, { body: { ...event, version: 1 } }),
  'GET /api/events/:eventId/ticketing': ofAdults(404),
  'GET /api/events/:eventId/sales': ofAdults(404),
  'GET /api/events/:eventId/co-hosts': ofAdults(404),
  'POST /api/events/:eventId/co-hosts': ofAdults(404, { body: { email: 'bob@example.org' } }),
  'POST /api/events/:eventId/co-hosts/:coHostId/remove': ofAdults(404),
  'GET /api/co-hosting': ofAdults(200),
  'POST /api/co-hosting/:coHostId/accept': ofAdults(404),
  'POST /api/co-hosting/:coHostId/leave': ofAdults(404),
  'PUT /api/events/:eventId/ticketing': ofAdults(404, { body: ticketing }),
  'POST /api/events/:eventId/report': unread,
  'POST /api/events/:eventId/take-down': forStaff(404, { body: reason }),
  'POST /api/events/:eventId/cancel': ofAdults(404, { body: reason }),
  'PUT /api/events/:eventId/picture': ofAdults(400),
  'GET /event-pictures/:name': open(404),
  // A registration without a key is refused, whatever it asks for.
  'POST /api/events/:eventId/registrations': signedIn({ OU: 400 }),
  'POST /api/events/:eventId/series-registrations': ofAdults(404, {
    body: { attendeeName: 'Ada', attendeeEmail: 'ada@example.org' },
  }),
  'GET /api/events/:eventId/registrations': ofAdults(404),
  'POST /api/events/:eventId/waitlist': signedIn(
    { OU: 404, OK: 404, KU: 403 },
    { body: {}, codes: { KU: unverified } },
  ),
  'POST /api/events/:eventId/waitlist/leave': absent,
  'GET /api/events/:eventId/waitlist': ofAdults(404),
  'POST /api/events/:eventId/registrations/:registrationId/mark-paid': ofAdults(404),
  'POST /api/events/:eventId/walk-ins': ofAdults(400, { body: { isAdult: true } }),
  'POST /api/events/:eventId/door': ofAdults(404, { body: { taps: [tap] } }),
  'POST /api/events/:eventId/message': ofAdults(404, {
    body: { subject: 'Parking', message: 'Park behind the house.' },
  }),
  'POST /api/events/:eventId/check-in': ofAdults(404, {
    body: { code: 'TICKET-1795290000000-ABCDEFGHI' },
  }),
  'GET /api/registrations': own,
  'GET /api/registrations/:registrationId': absent,
  'POST /api/registrations/:registrationId/resend': absent,
  'POST /api/registrations/:registrationId/cancel': absent,
  'POST /api/registrations/:registrationId/files/:file': absent,
  'GET /ticket-files/:token': open(404),
  'POST /api/ticket-invitations/look': forVisitors(404, { body: link }),
  'POST /api/ticket-invitations/accept': forVisitors(404, { body: link }),
  'POST /api/ticket-invitations/refuse': open(404, { body: link }),
  'POST /api/ticket-invitations/cancel': open(404, { body: link }),
  'PUT /api/registrations/:registrationId/shown': ofAdults(404, { body: { isShown: true } }),
  'POST /api/registrations/:registrationId/transfer': ofAdults(404, {
    body: { attendeeName: 'Bob Example', attendeeEmail: 'bob@example.org' },
  }),
};

const children: Record<string, Permission> = {
  'GET /api/guardian-requests/:childId': absent,
  'GET /api/guardian-requests/:childId, that there is': ofFamily(
    { PA: 200, OW: 403, OK: 403, KU: 403 },
    { at: { childId: 'child' } },
  ),
  'POST /api/guardian-requests/:childId/:requestId/approve': ofAdults(404),
  'POST /api/guardian-requests/:childId/:requestId/decline': ofAdults(404),
};

/** Courses and events; that of what is there everybody gets their own is tested beside the routes. */
export const permissionsOfEducationEvents: Record<string, Permission> = {
  ...courses,
  ...submissions,
  ...events,
  ...children,
  'GET /api/education-events/health': forAdministrators(200),
};
