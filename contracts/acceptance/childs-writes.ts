import { catalogue, publicUrl } from '../src/catalogue.ts';
import type { Endpoint } from '../src/kernel/endpoint.ts';

export interface Exception {
  why: string;
  /** As `POST /api/jobs/:jobId/close`; of a whole service its name alone. */
  writes: readonly string[];
}

/** Writes that go on while news of people is old, for every caller (D-109 and D-117). */
export const goOn: readonly Exception[] = [
  { why: 'identity decides on its own rows, which are never old', writes: ['identity'] },
  {
    why: 'what somebody offered or asked for is taken back or declined',
    writes: [
      'POST /api/jobs/:jobId/close',
      'POST /api/proposals/:proposalId/decline',
      'POST /api/proposals/:proposalId/withdraw',
      'POST /api/proposals/:proposalId/refuse-hire',
      'DELETE /api/gigs/:gigId',
      'POST /api/gigs/:gigId/pause',
      'DELETE /api/gigs/:gigId/pictures/:name',
      'DELETE /api/jobs/:jobId/pictures/:name',
      'DELETE /api/portfolio/:name',
      'DELETE /api/services/:serviceId/photos/:moment/:name',
      'POST /api/connections/:connectionId/remove',
      'POST /api/connections/:connectionId/withdraw',
      'POST /api/services/:serviceId/decline',
      'POST /api/services/:serviceId/contracts/:contractId/end',
      'POST /api/crm/people/:personId/contract/end',
      'POST /api/offers/:offerId/decline',
      'POST /api/offers/:offerId/withdraw',
      'DELETE /api/messages/:messageId/reaction',
      'POST /api/negotiations/:negotiationId/refuse',
      'POST /api/negotiations/:negotiationId/reject',
      'POST /api/negotiations/:negotiationId/withdraw',
      'POST /api/extensions/:extensionId/deny',
      'POST /api/services/:serviceId/cancel',
      'POST /api/services/:serviceId/milestone-plans/:planId/end',
      'POST /api/services/:serviceId/expenses/:expenseId/decline',
      'POST /api/services/:serviceId/expenses/:expenseId/withdraw',
      'POST /api/appointments/:appointmentId/cancel',
      'POST /api/appointment-proposals/:appointmentProposalId/end',
      'POST /api/payments/:paymentId/abandon',
      'POST /api/events/:eventId/cancel',
      'POST /api/events/:eventId/co-hosts/:coHostId/remove',
      'POST /api/co-hosting/:coHostId/leave',
      'POST /api/registrations/:registrationId/cancel',
      'POST /api/enrollments/:enrollmentId/refund',
      'POST /api/courses/:courseId/posts/:postId/remove',
      'POST /api/events/:eventId/waitlist/leave',
      'POST /api/guardian-requests/:childId/:requestId/decline',
      'POST /api/conversations/children/:childId/words/:wordsId/keep-back',
    ],
  },
  {
    why: 'somebody reports or blocks, or stops the money',
    writes: [
      'POST /api/gigs/:gigId/report',
      'POST /api/jobs/:jobId/report',
      'POST /api/pros/:personId/portfolio/:name/report',
      'POST /api/reports',
      'POST /api/appeals',
      'POST /api/support',
      'POST /api/reviews/:reviewId/report',
      'POST /api/events/:eventId/report',
      'POST /api/courses/:courseId/report',
      'POST /api/courses/:courseId/posts/:postId/report',
      'POST /api/conversations/:personId/block',
      'POST /api/conversations/:personId/ignore',
      'POST /api/services/:serviceId/dispute',
      'POST /api/services/:serviceId/dispute/answer',
      'POST /api/services/:serviceId/dispute/accept',
      'POST /api/services/:serviceId/dispute/appeal',
    ],
  },
  {
    why: 'staff end what was reported, and give money back',
    writes: [
      'POST /api/reports/:reportId/decide',
      'POST /api/reports/:reportId/appeal/decide',
      'POST /api/reports/:reportId/attachments/:attachmentId/link',
      'POST /api/support/threads/:personId',
      'POST /api/support/threads/:personId/set-aside',
      'POST /api/events/:eventId/take-down',
      'POST /api/courses/:courseId/take-down',
      'POST /api/event-reviews/:eventId/refuse',
      'POST /api/license-checks/:licenseId/paper',
      'POST /api/license-checks/:licenseId/verify',
      'POST /api/license-checks/:licenseId/refuse',
      'POST /api/disputes/:disputeId/settle',
      'POST /api/services/:serviceId/refund',
    ],
  },
  {
    why: 'whoever has a mailed link looks at it, or gives it back, and writes nothing',
    writes: [
      'POST /api/ticket-invitations/look',
      'POST /api/ticket-invitations/refuse',
      'POST /api/ticket-invitations/cancel',
      'POST /api/client-invitations/look',
      'POST /api/client-invitations/refuse',
      'POST /api/client-invitations/contract',
    ],
  },
  {
    why: 'nothing is asked for any more',
    writes: ['POST /api/services/:serviceId/waive-fee'],
  },
  {
    why: 'the payment provider tells what has happened already',
    writes: ['POST /api/payments/webhook'],
  },
  {
    why: 'it is one’s own alone: settings, what one has seen, notes, and a vault that children have none of',
    writes: [
      'POST /api/proposals/:proposalId/mark',
      'PUT /api/pros/mine/findable',
      'PUT /api/education-records/mine/certificates',
      'POST /api/saved-searches',
      'PUT /api/saved-searches/:savedSearchId',
      'DELETE /api/saved-searches/:savedSearchId',
      'PUT /api/favorites/:things/:subjectId',
      'POST /api/jobs/:jobId/proposals/seen',
      'POST /api/conversations/:personId/read',
      'PATCH /api/conversations/:personId',
      'POST /api/rooms/:roomId/read',
      'POST /api/notifications/read-all',
      'POST /api/notifications/:notificationId/read',
      'PUT /api/notification-preferences/:kind',
      'PUT /api/chat-preferences',
      'POST /api/attachments/:attachmentId/link',
      'PUT /api/push-subscription',
      'POST /api/push-subscription/end',
      'PUT /api/crm/clients/:crmClientId/notes',
      'PUT /api/enrollments/:enrollmentId/lessons/:lessonId/note',
      'PUT /api/enrollments/:enrollmentId/lessons/:lessonId/video-place',
      'DELETE /api/crm/clients/:crmClientId',
      'POST /api/crm/people',
      'PUT /api/crm/people/:personId',
      'DELETE /api/crm/people/:personId',
      'PUT /api/crm/people/:personId/stage',
      'POST /api/crm/people/import',
      'POST /api/crm/people/:personId/tasks',
      'PUT /api/crm/tasks/:taskId',
      'POST /api/crm/tasks/:taskId/done',
      'DELETE /api/crm/tasks/:taskId',
      'DELETE /api/cards/:cardId',
      'POST /api/documents',
      'DELETE /api/documents/:documentId/forever',
      'PUT /api/documents/:documentId',
      'POST /api/documents/:documentId/link',
      'POST /api/documents/:documentId/versions/:versionId/link',
      'POST /api/documents/:documentId/versions/:versionId/restore',
      'POST /api/documents/bulk',
      'POST /api/document-packs/years/:year',
      'POST /api/document-packs/licenses/:licenseId',
      'POST /api/documents/:documentId/shares',
      'DELETE /api/documents/:documentId/shares/:shareId',
      'POST /api/appeals/look',
      'POST /api/shared-documents/look',
      'POST /api/shared-documents/open',
      'POST /api/licenses/:licenseId/check',
      'PUT /api/deductions/:recordId/receipts/:documentId',
      'DELETE /api/deductions/:recordId/receipts/:documentId',
      'POST /api/documents/:documentId/restore',
      'POST /api/appointment-calendar/close',
      'POST /api/proofs/:code/withdraw',
      'DELETE /api/documents/:documentId',
      'PUT /api/documents/:documentId/file',
    ],
  },
];

/** Writes that reach no child: they ask for fresh news where a child does them, and of adults after a minute. */
export const reachNoChild: readonly Exception[] = [
  {
    why: 'adults alone keep hours and book times, and a young person’s gig cannot be booked',
    writes: [
      'PUT /api/working-hours',
      'POST /api/appointment-calendar/renew',
      'POST /api/bookings',
    ],
  },
  {
    why: 'adults alone have proofs of their work, which name no other person',
    writes: ['POST /api/proofs'],
  },
  {
    why: 'adults alone host an event together, which is then for no child',
    writes: ['POST /api/events/:eventId/co-hosts', 'POST /api/co-hosting/:coHostId/accept'],
  },
  {
    why: 'adults alone come to an event without a ticket',
    writes: ['POST /api/events/:eventId/walk-ins'],
  },
  {
    why: 'adults alone keep contacts, and a mailed invitation is in set words and joins adults alone',
    writes: [
      'POST /api/crm/people/:personId/invite',
      'POST /api/crm/people/:personId/contract',
      'POST /api/client-invitations/accept',
      'POST /api/client-invitations/contract/sign',
    ],
  },
  {
    why: 'the client of a job is an adult, who alone reads them',
    writes: [
      'POST /api/jobs/:jobId/proposals',
      'PUT /api/proposals/:proposalId',
      'POST /api/proposals/:proposalId/resend',
    ],
  },
  {
    why: 'a job for young people has no address, and no child reads that of another',
    writes: ['PUT /api/jobs/:jobId/visit'],
  },
  {
    why: 'adults alone are invited, to jobs for adults',
    writes: ['POST /api/jobs/:jobId/invitations'],
  },
  {
    why: 'jobs for young people and the work of children have no pictures and no files',
    writes: [
      'POST /api/jobs/:jobId/pictures',
      'POST /api/services/:serviceId/photos/:moment',
      'PUT /api/services/:serviceId/expenses/:expenseId/receipt',
      'POST /api/services/:serviceId/dispute/evidence',
      'POST /api/conversations/:personId/evidence',
    ],
  },
  {
    why: 'adults alone upload files for chats, and only adults are sent them',
    writes: ['POST /api/attachments'],
  },
  {
    why: 'children are shown no gigs and no pages of adults',
    writes: [
      'POST /api/portfolio',
      'PUT /api/portfolio',
      'POST /api/gigs',
      'PUT /api/gigs/:gigId',
      'POST /api/gigs/:gigId/resume',
      'POST /api/gigs/:gigId/pictures',
    ],
  },
  {
    why: 'staff read, or see to what is not shown yet',
    writes: [
      'POST /api/conversations/open',
      'POST /api/reports/:reportId/surroundings',
      'POST /api/reports/:reportId/held-words',
      'POST /api/rooms/:roomId/open',
      'POST /api/certificates/:code/revoke',
      'POST /api/course-reviews/:submissionId/files/:file',
      'POST /api/course-reviews/:submissionId/lesson-files/:fileId',
      'POST /api/course-reviews/:submissionId/reject',
      'POST /api/course-reviews/:submissionId/start',
    ],
  },
  {
    why: 'nobody but its educator and staff sees a course before it is published, nor after it is archived',
    writes: [
      'POST /api/course-submissions',
      'PUT /api/course-submissions/:submissionId',
      'POST /api/course-submissions/:submissionId/submit',
      'POST /api/course-submissions/:submissionId/archive',
      'POST /api/course-submissions/:submissionId/revise',
      'PUT /api/course-submissions/:submissionId/sample-certificate',
      'PUT /api/course-submissions/:submissionId/syllabus',
      'POST /api/lesson-files',
      'POST /api/lesson-captions',
      'POST /api/lesson-videos',
      'PUT /api/lesson-videos/:uploadId/parts/:offset',
      'POST /api/lesson-videos/:uploadId/finish',
      'POST /api/lesson-video-previews',
    ],
  },
  {
    why: 'adults alone ask and answer on lessons, and no child reads it',
    writes: [
      'POST /api/courses/:courseId/questions',
      'POST /api/courses/:courseId/questions/:postId/answers',
    ],
  },
  {
    why: 'a course with live sessions is for adults alone',
    writes: [
      'POST /api/courses/:courseId/sessions',
      'POST /api/courses/:courseId/sessions/:sessionId/cancel',
      'POST /api/courses/:courseId/sessions/:sessionId/learners/:enrollmentId',
      'POST /api/courses/:courseId/sessions/:sessionId/scan',
    ],
  },
  {
    why: 'a coupon lowers the price of an adult’s course and says nothing to who types it',
    writes: [
      'POST /api/courses/:courseId/coupons',
      'POST /api/courses/:courseId/coupons/:couponId/end',
    ],
  },
  {
    why: 'it is done for oneself, at a course or an event of an adult',
    writes: [
      'POST /api/courses/:courseId/enroll',
      'PUT /api/enrollments/:enrollmentId/rating',
      'POST /api/enrollments/:enrollmentId/quiz',
      'POST /api/enrollments/:enrollmentId/lessons/:lessonId/quiz',
      'POST /api/enrollments/:enrollmentId/lessons/:lessonId/beat',
      'POST /api/enrollments/:enrollmentId/lessons/:lessonId/complete',
      'POST /api/enrollments/:enrollmentId/lessons/:lessonId/open',
      'POST /api/enrollments/:enrollmentId/syllabus',
      'POST /api/enrollments/:enrollmentId/lessons/:lessonId/file',
      'POST /api/enrollments/:enrollmentId/lessons/:lessonId/video',
      'POST /api/certificates/:code/reissue',
      'POST /api/events/:eventId/registrations',
      'POST /api/events/:eventId/series-registrations',
      'POST /api/events/:eventId/waitlist',
      'POST /api/registrations/:registrationId/files/:file',
      'POST /api/registrations/:registrationId/resend',
      'PUT /api/registrations/:registrationId/shown',
      'POST /api/registrations/:registrationId/transfer',
      'POST /api/ticket-invitations/accept',
      'POST /api/payouts',
      'PUT /api/payout-account',
      'POST /api/payout-account/document',
      'POST /api/payout-account/onboarding',
      'PUT /api/payout-account/schedule',
    ],
  },
  { why: 'their owner alone reads the records of a business', writes: ['business-tools'] },
];

const isWrite = ({ method }: Endpoint) => method !== 'GET';
export const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${publicUrl(endpoint)}`;

/** Whether a write goes on without fresh news (`always`), never where a child is reached (`reached`), or asks who writes. */
export type AskedOf = 'always' | 'reached' | 'writer';

const listed = (exceptions: readonly Exception[], service: string, name: string) =>
  exceptions.filter(({ writes }) => writes.includes(name) || writes.includes(service)).length;

/** Every write of the platform with its group; undefined where it stands in no group, or in two. */
export const childsWrites = Object.entries(catalogue).flatMap(([service, endpoints]) =>
  endpoints.filter(isWrite).map((endpoint) => {
    const name = nameOf(endpoint);
    const isReaching = endpoint.stakes === 'children' || endpoint.reaches !== undefined;
    return { service, endpoint, name, asks: askedOf(service, name, isReaching) };
  }),
);

function askedOf(service: string, name: string, isReaching: boolean): AskedOf | undefined {
  const goes = listed(goOn, service, name);
  // A service may be named as a whole beside writes of it that go on.
  const excepted = goes > 0 ? 0 : listed(reachNoChild, service, name);
  if (goes + excepted + Number(isReaching) !== 1) return undefined;
  if (isReaching) return 'reached';
  return goes === 1 ? 'always' : 'writer';
}
