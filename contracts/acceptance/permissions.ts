import type { ServiceName } from '../src/platform.ts';
import { forAdministrators, forVisitors, open, type Permission, signedIn } from './permission.ts';
import { permissionsOfBusinessTools } from './permissions-of-business-tools.ts';
import { permissionsOfChildren } from './permissions-of-children.ts';
import { permissionsOfClientServices } from './permissions-of-client-services.ts';
import { permissionsOfEducationEvents } from './permissions-of-education-events.ts';
import { permissionsOfFamilies } from './permissions-of-families.ts';
import { permissionsOfIdentity } from './permissions-of-identity.ts';
import { permissionsOfMoney } from './permissions-of-money.ts';
import { permissionsOfNetwork } from './permissions-of-network.ts';
import { permissionsOfSetup } from './permissions-of-setup.ts';

/** A job, say, that is not there; whose it is comes with the rows of those that are. */
const absent = signedIn({ OU: 404 });
const own = signedIn({ OU: 200 });
/** Children are refused. */
const adultsOnly = (answer: number) => signedIn({ OU: answer, OK: 403, KU: 403 });
const adults = adultsOnly(200);
/** Let in, and told what is wrong with what was sent. */
const unread = signedIn({ OU: 400 });

/**
 * The answers of every endpoint to each caller. The check asks for a row for each, and the tests are made from them; an
 * endpoint that is asked for different things has a row for each of these, told apart by words behind a comma.
 */
export const permissions: Record<ServiceName, Record<string, Permission>> = {
  identity: {
    ...permissionsOfIdentity,
    ...permissionsOfFamilies.identity,
    ...permissionsOfChildren.identity,
    ...permissionsOfSetup,
  },
  marketplace: {
    'GET /api/jobs': forVisitors(200),
    'GET /api/jobs/for-you': own,
    'GET /api/jobs/mine': own,
    // A person who has not shown the second step is a visitor here.
    'GET /api/jobs/:jobId': signedIn({ OU: 404, OW1: 401 }),
    'GET /api/jobs/:jobId/versions': signedIn({ OU: 404, MO: 200, AD: 200 }),
    'POST /api/jobs': unread,
    'PUT /api/jobs/:jobId': unread,
    'GET /api/jobs/:jobId/visit': absent,
    'PUT /api/jobs/:jobId/visit': {
      ...signedIn({ OU: 404, OK: 403, KU: 403 }),
      body: { address: '12 Elm Street', wantedDays: [] },
    },
    'POST /api/jobs/:jobId/close': absent,
    'POST /api/jobs/:jobId/extend': absent,
    'GET /api/jobs/:jobId/fitting-people': absent,
    'POST /api/jobs/:jobId/invitations': unread,
    'POST /api/jobs/:jobId/proposals': unread,
    'GET /api/jobs/:jobId/proposals': absent,
    'POST /api/jobs/:jobId/proposals/seen': unread,
    'GET /api/proposals': own,
    'GET /api/proposals/children/:childId': absent,
    'GET /api/proposals/:proposalId': absent,
    'POST /api/proposals/:proposalId/accept': absent,
    'PUT /api/proposals/:proposalId': unread,
    'POST /api/proposals/:proposalId/mark': unread,
    'POST /api/proposals/:proposalId/resend': unread,
    'GET /api/child-hires': own,
    'POST /api/proposals/:proposalId/approve-hire': absent,
    'POST /api/proposals/:proposalId/refuse-hire': absent,
    'POST /api/proposals/:proposalId/decline': absent,
    'POST /api/proposals/:proposalId/withdraw': absent,
    'GET /api/gigs': forVisitors(200),
    'GET /api/gigs/mine': own,
    'GET /api/gigs/:gigId': signedIn({ OU: 404, OW1: 401 }),
    'POST /api/gigs': unread,
    'PUT /api/gigs/:gigId': unread,
    'POST /api/gigs/:gigId/pause': absent,
    'POST /api/gigs/:gigId/resume': absent,
    'DELETE /api/gigs/:gigId': absent,
    'POST /api/gigs/:gigId/pictures': signedIn({ OU: 404 }, { file: 'image/png' }),
    'DELETE /api/gigs/:gigId/pictures/:name': absent,
    'POST /api/jobs/:jobId/pictures': signedIn({ OU: 404 }, { file: 'image/png' }),
    'DELETE /api/jobs/:jobId/pictures/:name': absent,
    'GET /job-pictures/:name': open(404),
    'POST /api/gigs/:gigId/report': unread,
    'POST /api/jobs/:jobId/report': unread,
    'POST /api/pros/:personId/portfolio/:name/report': absent,
    'GET /api/places': forVisitors(200, { query: 'search=Newark' }),
    'GET /gig-pictures/:name': open(404),
    'GET /api/pros': forVisitors(200),
    'PUT /api/pros/mine/findable': signedIn(
      { OU: 200, OK: 403, KU: 403, AD: 200 },
      { body: { isFindable: false } },
    ),
    'GET /api/saved-searches': adults,
    'POST /api/saved-searches': { ...adultsOnly(400), body: {} },
    'PUT /api/saved-searches/:savedSearchId': { ...adultsOnly(404), body: { alert: 'daily' } },
    'DELETE /api/saved-searches/:savedSearchId': adultsOnly(404),
    'GET /api/favorites/people': adults,
    'GET /api/favorites/gigs': adults,
    'GET /api/favorites/:things/:subjectId': adultsOnly(404),
    'PUT /api/favorites/:things/:subjectId': { ...adultsOnly(404), body: { isFavorite: true } },
    'GET /api/pros/:personId': signedIn({ AN: 404, OU: 404, OW1: 404 }),
    'GET /api/pros/:personId/portfolio': signedIn({ AN: 404, OU: 404, OW1: 404 }),
    'GET /api/portfolio': signedIn({ OU: 200, OK: 403, KU: 403 }),
    'POST /api/portfolio': signedIn({ OU: 200, OK: 403, KU: 403 }, { file: 'image/png' }),
    'PUT /api/portfolio': signedIn({ OU: 200, OK: 403, KU: 403 }, { body: { items: [] } }),
    'DELETE /api/portfolio/:name': signedIn({ OU: 404 }),
    'GET /portfolio-pictures/:name': open(404),
    ...permissionsOfFamilies.marketplace,
    ...permissionsOfChildren.marketplace,
    'GET /api/marketplace/health': forAdministrators(200),
  },
  'network-chat': {
    'GET /api/conversations': own,
    'GET /api/conversations/:personId': absent,
    'PATCH /api/conversations/:personId': unread,
    'GET /api/conversations/:personId/messages': absent,
    'POST /api/conversations/:personId/evidence': adultsOnly(400),
    'POST /api/conversations/:personId/read': unread,
    'POST /api/conversations/:personId/accept': absent,
    'POST /api/conversations/:personId/block': absent,
    'POST /api/conversations/:personId/unblock': absent,
    'GET /api/unread-counts': own,
    'GET /api/today': own,
    'POST /api/messages': unread,
    'GET /api/messages': signedIn({ OU: 200, OK: 200, KU: 200 }, { query: 'search=tap' }),
    'GET /api/chat-preferences': own,
    'PUT /api/chat-preferences': signedIn(
      { OU: 200, OK: 200, KU: 200 },
      { body: { showsReading: true } },
    ),
    'POST /api/attachments': signedIn(
      { OU: 201, OK: 403, KU: 403 },
      { query: 'name=plan.pdf', file: 'image/png' },
    ),
    'POST /api/attachments/:attachmentId/link': signedIn(
      { OU: 404, OK: 403, KU: 403 },
      { body: { isDownload: false } },
    ),
    'GET /attachment-files/:token': open(404),
    'PUT /api/messages/:messageId/reaction': { ...absent, body: { reaction: 'heart' } },
    'DELETE /api/messages/:messageId/reaction': absent,
    'GET /api/notifications': own,
    'POST /api/notifications/:notificationId/read': absent,
    'POST /api/notifications/read-all': unread,
    'GET /api/notification-preferences': own,
    'PUT /api/notification-preferences/:kind': absent,
    'GET /api/push-key': adults,
    'PUT /api/push-subscription': adultsOnly(400),
    'POST /api/push-subscription/end': adultsOnly(400),
    ...permissionsOfNetwork,
    ...permissionsOfFamilies.networkChat,
    ...permissionsOfChildren.networkChat,
    'GET /api/network-chat/health': forAdministrators(200),
  },
  'client-services': {
    'GET /api/services': signedIn({ OU: 200 }, { query: 'as=client' }),
    'GET /api/services/children/:childId': absent,
    'GET /api/services/:serviceId': absent,
    'GET /api/services/:serviceId/stage-changes': absent,
    'GET /api/services/:serviceId/steps': absent,
    'POST /api/services/:serviceId/progress': unread,
    'POST /api/services/:serviceId/request-changes': unread,
    'PUT /api/services/:serviceId/deadline': unread,
    'PUT /api/services/:serviceId/estimate': unread,
    'GET /api/reviews': forVisitors(400),
    'GET /api/reviews/ratings': forVisitors(400),
    'POST /api/services/:serviceId/review': unread,
    'PUT /api/services/:serviceId/review': unread,
    ...permissionsOfClientServices,
    ...permissionsOfMoney,
    ...permissionsOfFamilies.clientServices,
    ...permissionsOfChildren.clientServices,
    'GET /api/client-services/health': forAdministrators(200),
  },
  'education-events': permissionsOfEducationEvents,
  'business-tools': {
    ...permissionsOfBusinessTools,
    'GET /api/business-tools/health': forAdministrators(200),
  },
};
