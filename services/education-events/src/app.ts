import { ownDataConsumers } from '@sidework/chassis/people/own-data';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/people/revoked-sessions';
import { keepTimeZoneWhenProfileChanged } from '@sidework/chassis/people/time-zones';
import { keepAnswerWhenChildWordsAnswered } from '@sidework/chassis/people/words-answers';
import type { Service } from '@sidework/chassis/service';
import { couponRoutes } from './catalogue/coupon-routes.ts';
import { courseRoutes } from './catalogue/routes.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { childReach } from './child-reach.ts';
import { coHostRoutes } from './co-hosts/routes.ts';
import { Config } from './config.ts';
import { keepContactsWhenContactChanged } from './contacts/consumers.ts';
import {
  cancelEventsWhenProfileChanged,
  endWhatBeganWhenConsentRevoked,
} from './departures/consumers.ts';
import { endingEvents, endMoreOfBanned } from './departures/end-events-of.ts';
import type { Deps } from './deps.ts';
import { educationRecordRoutes } from './education-records/routes.ts';
import { endingEnrollments, endMoreEnrollments } from './enrollments/end-enrollments.ts';
import { enrollmentRoutes } from './enrollments/routes.ts';
import { catchingUp, catchUp } from './event-management/catch-up.ts';
import { endingSeats, endSeatsOfEvent } from './event-management/end-event.ts';
import { fetchPictures } from './event-management/fetch-pictures.ts';
import { eventReviewRoutes } from './event-management/review-routes.ts';
import { eventRoutes } from './event-management/routes.ts';
import { ticketingRoutes } from './event-management/ticketing-routes.ts';
import { fetchingPictures } from './event-management/write-event.ts';
import { forgetUploadsJob } from './lesson-videos/forget-uploads.ts';
import { lessonVideoRoutes } from './lesson-videos/routes.ts';
import { writeMail } from './mails/write-mail.ts';
import { ownData } from './own-data/own-data.ts';
import { handOverPaper } from './papers/hand-over-paper.ts';
import { removePapersJob } from './papers/remove-papers.ts';
import { passTimeJob } from './pass-time.ts';
import { questionRoutes } from './questions/routes.ts';
import { forgetTapsJob } from './registrations/forget-taps.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { invitingGuest } from './registrations/tell-registered.ts';
import { waitlistRoutes } from './registrations/waitlist-routes.ts';
import { showPostWhenAppealGranted, takeDownWhenEducationHidden } from './reports/consumers.ts';
import { reportRoutes } from './reports/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import {
  noteRefundWhenPaymentRefunded,
  settleWhenPaymentFailed,
  settleWhenPaymentSucceeded,
} from './settlements/consumers.ts';
import { reviewRoutes } from './submissions/review-routes.ts';
import { submissionRoutes } from './submissions/routes.ts';
import { forgetLessonFilesJob } from './submissions/upload-lesson-file.ts';
import { mailing } from './tasks/add-mail.ts';
import { handingOver } from './tasks/add-paper.ts';
import { inviteGuest } from './ticket-invitations/give-ticket.ts';
import { ticketInvitationRoutes } from './ticket-invitations/routes.ts';

export const educationEvents: Service<Config, Deps> = {
  name: 'education-events',
  config: Config,
  knowsPeople: true,
  childReach,
  consumers: [
    keepPeopleWhenProfileChanged,
    keepTimeZoneWhenProfileChanged,
    refuseTokensWhenSessionRevoked,
    keepAnswerWhenChildWordsAnswered,
    keepContactsWhenContactChanged,
    endWhatBeganWhenConsentRevoked,
    settleWhenPaymentSucceeded,
    settleWhenPaymentFailed,
    noteRefundWhenPaymentRefunded,
    takeDownWhenEducationHidden,
    showPostWhenAppealGranted,
    cancelEventsWhenProfileChanged,
    ...ownDataConsumers,
  ],
  ownData,
  personWork: (deps) => ({
    [mailing]: (task) => writeMail(deps, task),
    [catchingUp]: (task) => catchUp(deps, task),
    [endingEnrollments]: (task) => endMoreEnrollments(deps, task),
    [endingEvents]: (task) => endMoreOfBanned(deps, task),
    [endingSeats]: (task) => endSeatsOfEvent(deps, task),
    [invitingGuest]: (task) => inviteGuest(deps, task),
    [fetchingPictures]: (task) => fetchPictures(deps, task),
    [handingOver.certificate]: (task) => handOverPaper(deps, 'certificate', task),
    [handingOver.ticket]: (task) => handOverPaper(deps, 'ticket', task),
  }),
  prepare: async (base) => ({ deps: base }),
  background: [passTimeJob, removePapersJob, forgetTapsJob, forgetLessonFilesJob, forgetUploadsJob],
  routes(app, deps) {
    courseRoutes(app, deps);
    couponRoutes(app, deps);
    enrollmentRoutes(app, deps);
    sessionRoutes(app, deps);
    questionRoutes(app, deps);
    certificateRoutes(app, deps);
    educationRecordRoutes(app, deps);
    lessonVideoRoutes(app, deps);
    submissionRoutes(app, deps);
    reviewRoutes(app, deps);
    eventRoutes(app, deps);
    ticketingRoutes(app, deps);
    coHostRoutes(app, deps);
    eventReviewRoutes(app, deps);
    registrationRoutes(app, deps);
    waitlistRoutes(app, deps);
    ticketInvitationRoutes(app, deps);
    requestRoutes(app, deps);
    reportRoutes(app, deps);
  },
};
