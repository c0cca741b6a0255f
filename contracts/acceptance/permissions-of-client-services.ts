import { forVisitors, open, type Permission, signedIn } from './permission.ts';

/** A professional without the role is refused like a client (SEC-03 to 06). */
const crm = signedIn({ OU: 403, OW: 403, OK: 200, KU: 403, AD: 403 });
const absentFromCrm = signedIn({ OU: 403, OW: 403, OK: 404, KU: 403, AD: 403 });
const notOnList = { body: { fullName: 'Rosa Marino' } };
const task = { dueOn: '2099-12-10', timeZone: 'America/New_York' };
/** Adults who are professionals alone keep contacts; whose they are is tested at the service. */
const ownPeople = signedIn({ OU: 403, OW: 403, OK: 403, KU: 403, AD: 403 });
const link = { body: { token: 'x' } };
const absent = signedIn({ OU: 404, AD: 404 });
/** Guardians alone ask it, and none is a child. */
const absentForAdults = signedIn({ OU: 404, OK: 403, KU: 403, AD: 404 });
const timeZone = 'America/New_York';
const terms = { proposedAmountCents: 100, timeZone, reason: 'More work than we thought.' };
const later = { proposedDeadline: '2099-01-01', reason: 'A part is late.' };
const unread = signedIn({ OU: 400, AD: 400 });

const forAdults = signedIn({ OU: 200, OK: 403, KU: 403, AD: 200 });
const nobody = '0193d2a0-0000-7000-8000-0000000c0e5f';
const hours = {
  timeZone,
  week: [{ weekday: 1, from: '09:00', to: '17:00' }],
  daysOff: [],
  appointmentMinutes: 60,
  noticeHours: 24,
  travelMinutes: 30,
};
const booking = {
  gigId: '0193d2a0-0000-7000-8000-0000000c0e5e',
  startsAt: '2099-01-01T10:00:00Z',
  amountCents: 100,
};

const times = { times: ['2099-01-01T10:00:00Z'], minutes: 60, timeZone };

/** Section 1.5 of the permission matrix, for clients, terms and deadlines; whose a thing is is tested at the service. */
export const permissionsOfClientServices: Record<string, Permission> = {
  'GET /api/crm/clients': crm,
  'POST /api/crm/clients': unread,
  'PUT /api/crm/clients/:crmClientId/notes': { ...absentFromCrm, body: { notes: 'Pays late.' } },
  'DELETE /api/crm/clients/:crmClientId': absentFromCrm,
  'GET /api/crm/people': ownPeople,
  'POST /api/crm/people': { ...ownPeople, ...notOnList },
  'GET /api/crm/people/:personId': ownPeople,
  'GET /api/crm/people/:personId/moments': ownPeople,
  'PUT /api/crm/people/:personId': { ...ownPeople, ...notOnList },
  'DELETE /api/crm/people/:personId': ownPeople,
  'PUT /api/crm/people/:personId/stage': { ...ownPeople, body: { stage: 'done' } },
  'POST /api/crm/people/import': { ...ownPeople, body: { contacts: [notOnList.body] } },
  'POST /api/crm/people/:personId/tasks': { ...ownPeople, body: { title: 'Call', ...task } },
  'PUT /api/crm/tasks/:taskId': { ...ownPeople, body: task },
  'POST /api/crm/tasks/:taskId/done': ownPeople,
  'DELETE /api/crm/tasks/:taskId': ownPeople,
  'POST /api/crm/people/:personId/invite': ownPeople,
  'GET /api/crm/people/:personId/contract': ownPeople,
  'POST /api/crm/people/:personId/contract': {
    ...ownPeople,
    body: { title: 'Fence', amountCents: 1, timeZone, name: 'Ada Client' },
  },
  'POST /api/crm/people/:personId/contract/end': ownPeople,
  'POST /api/client-invitations/contract': signedIn({ OU: 404, OK: 403, KU: 403, AD: 404 }, link),
  'POST /api/client-invitations/contract/sign': {
    ...signedIn({ OU: 404, OK: 403, KU: 403, AD: 404 }),
    body: { ...link.body, name: 'Ada Client', textHash: '0'.repeat(64) },
  },
  'POST /api/client-invitations/look': forVisitors(404, link),
  'POST /api/client-invitations/accept': signedIn({ OU: 404, OK: 403, KU: 403, AD: 404 }, link),
  'POST /api/client-invitations/refuse': open(404, link),
  'GET /api/crm/overview': { ...crm, query: `timeZone=${timeZone}` },
  'GET /api/crm/reviews': crm,
  'POST /api/services': unread,
  'POST /api/services/:serviceId/accept': absent,
  'POST /api/services/:serviceId/decline': absent,
  'GET /api/services/:serviceId/negotiations': absent,
  'POST /api/services/:serviceId/negotiations': { ...absent, body: terms },
  'POST /api/negotiations/:negotiationId/counter': { ...absent, body: terms },
  'POST /api/negotiations/:negotiationId/accept': { ...absent, body: { timeZone } },
  'POST /api/negotiations/:negotiationId/reject': absent,
  'POST /api/negotiations/:negotiationId/withdraw': absent,
  'POST /api/negotiations/:negotiationId/agree': absentForAdults,
  'POST /api/negotiations/:negotiationId/refuse': absentForAdults,
  'GET /api/services/:serviceId/extensions': absent,
  'POST /api/services/:serviceId/extensions': { ...absent, body: later },
  'POST /api/extensions/:extensionId/approve': absent,
  'POST /api/extensions/:extensionId/deny': absent,
  'GET /api/working-hours': forAdults,
  'PUT /api/working-hours': { ...forAdults, body: hours },
  'GET /api/bookings/gigs/:gigId/times': absentForAdults,
  'POST /api/bookings': { ...absentForAdults, body: booking },
  'GET /api/services/:serviceId/appointments': absent,
  'POST /api/appointments/:appointmentId/confirm': absentForAdults,
  'POST /api/appointments/:appointmentId/cancel': absent,
  'GET /api/appointments': {
    ...signedIn({ OU: 200, AD: 200 }),
    query: 'from=2099-01-01T00:00:00Z&to=2099-01-02T00:00:00Z',
  },
  'GET /api/appointment-calendar': forAdults,
  'POST /api/appointment-calendar/renew': forAdults,
  'POST /api/appointment-calendar/close': forAdults,
  // The address alone opens the calendar: no token is asked for or looked at.
  'GET /api/appointment-calendars/:token': {
    answers: { AN: 404, BT: 404, OU: 404, OW1: 404, AP: 404, SV: 404 },
  },
  'GET /api/services/:serviceId/appointment-proposals': absent,
  'POST /api/services/:serviceId/appointment-proposals': { ...absent, body: times },
  'POST /api/appointment-proposals/:appointmentProposalId/agree': {
    ...absent,
    body: { startsAt: '2099-01-01T10:00:00Z' },
  },
  'POST /api/appointment-proposals/:appointmentProposalId/end': absent,
  'POST /api/services/:serviceId/review/reply': { ...absent, body: { reply: 'Thank you.' } },
  'GET /api/reviews/of-client': { ...forAdults, query: `clientId=${nobody}` },
  'POST /api/services/:serviceId/client-review': { ...absent, body: { rating: 5 } },
  'PUT /api/services/:serviceId/client-review': { ...absent, body: { rating: 5 } },
  'POST /api/services/:serviceId/client-review/reply': { ...absent, body: { reply: 'Thanks.' } },
  'GET /api/services/:serviceId/photos': absent,
  'POST /api/services/:serviceId/photos/:moment': signedIn({ OU: 404 }, { file: 'image/png' }),
  'DELETE /api/services/:serviceId/photos/:moment/:name': absent,
  'GET /service-pictures/:name': open(404),
  'POST /api/proofs': signedIn({ OU: 201, OK: 403, KU: 403, AD: 201 }),
  'GET /api/proofs': forAdults,
  'POST /api/proofs/:code/withdraw': absentForAdults,
  'GET /api/proofs/:code': forVisitors(404),
  'GET /api/proof-keys': forVisitors(200),
  'GET /proof-files/:code': open(404),
  'GET /proof-bundles/:code': open(404),
  'POST /api/reviews/:reviewId/report': { ...absent, body: { reason: 'It names my address.' } },
};
