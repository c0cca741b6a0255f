import { forStaff, forVisitors, idOf, ofFamily, type Permission, signedIn } from './permission.ts';

const absent = signedIn({ OU: 404 });
const own = signedIn({ OU: 200 });
const unread = signedIn({ OU: 400 });
const child = { at: { childId: 'child' } } as const;
const reason = { reason: 'to see who may' };
const nobody = '01960000-0000-7000-8000-000000000001';
const offer = {
  title: 'Two bookcases',
  description: 'Oak, to the ceiling.',
  amountCents: 120_000,
  workingDays: 5,
  timeZone: 'America/New_York',
};
const unverified = 'age_verification_required';

/** Connections, job rooms, what is read over a child's shoulder, and reports. */
export const permissionsOfNetwork: Record<string, Permission> = {
  'GET /api/discover': signedIn({ OU: 200, OW: 200, OK: 200, KU: 200, PA: 200, AD: 200 }),
  'GET /api/connections': own,
  'GET /api/connections/counts': own,
  'GET /api/connections/shared/:personId': own,
  'GET /api/connections/goers/:eventId': signedIn({ OU: 200, OK: 403, KU: 403 }),
  'GET /api/answer-records/:personId': forVisitors(200),
  'GET /api/connections/:connectionId': absent,
  'POST /api/connections': unread,
  'POST /api/connections, to a child': signedIn(
    { OU: 403, CP: 403, KN: 403, KU: 403, PA: 403, PA2: 403, MO: 403, AD: 403 },
    {
      body: { receiverId: idOf('child') },
      codes: { OU: 'connecting_not_allowed', KN: 'guardian_does_not_permit', KU: unverified },
    },
  ),
  'POST /api/connections, by a child to an adult': signedIn(
    { KN: 403, KU: 403 },
    {
      body: { receiverId: idOf('user') },
      codes: { KN: 'guardian_does_not_permit', KU: unverified },
    },
  ),
  'PATCH /api/connections/:connectionId': unread,
  'PATCH /api/connections/:connectionId, to what it cannot become': signedIn(
    { OU: 400, OK: 400, KU: 400, PA: 400 },
    { body: { status: 'pending' } },
  ),
  'PATCH /api/connections/:connectionId, that there is not': signedIn(
    { OU: 404, OK: 404, PA: 404, AD: 404 },
    { body: { status: 'rejected' } },
  ),
  'POST /api/connections/:connectionId/withdraw': absent,
  'POST /api/connections/:connectionId/remove': absent,
  'POST /api/connections/:connectionId/approve': signedIn({ OU: 404, OK: 403, KU: 403, PA: 404 }),
  'GET /api/connections/children/:childId': absent,
  'GET /api/connections/children/:childId, that there is': ofFamily(
    { PA: 200, OW: 403, OK: 403, KU: 403 },
    child,
  ),
  'GET /api/connections/children/:childId/standing-approval': absent,
  'GET /api/connections/children/:childId/standing-approval, that there is': ofFamily(
    { PA: 200, OW: 403, OK: 403, KU: 403 },
    child,
  ),
  'PUT /api/connections/children/:childId/standing-approval': unread,
  'PUT /api/connections/children/:childId/standing-approval, that there is': ofFamily(
    { PA: 204, OW: 403, OK: 403, KU: 403 },
    { ...child, body: { isStanding: false } },
  ),
  'POST /api/conversations/:personId/ignore': absent,
  'GET /api/conversations/children/:childId': absent,
  'GET /api/conversations/children/:childId, that there is': ofFamily(
    { PA: 200, OW: 403, OK: 403, KU: 403 },
    child,
  ),
  'GET /api/conversations/children/:childId/:personId/messages': absent,
  'GET /api/conversations/children/:childId/words': absent,
  'GET /api/conversations/children/:childId/words, that there is': ofFamily(
    { PA: 200, OW: 403, OK: 403, KU: 403 },
    child,
  ),
  'POST /api/conversations/children/:childId/words/:wordsId/let-through': signedIn(
    { OU: 404, OK: 403, KU: 403, PA: 404 },
    { ...child, codes: { OU: 'person_not_found', PA: 'words_not_found' } },
  ),
  'POST /api/conversations/children/:childId/words/:wordsId/keep-back': signedIn(
    { OU: 404, OK: 403, KU: 403, PA: 404 },
    { ...child, codes: { OU: 'person_not_found', PA: 'words_not_found' } },
  ),
  'POST /api/conversations/open': forStaff(404, {
    body: { ...reason, oneId: nobody, otherId: '01960000-0000-7000-8000-000000000002' },
  }),
  'POST /api/offers': unread,
  'POST /api/offers, to a child': signedIn(
    { OU: 403, PA: 403, MO: 403 },
    { body: { ...offer, receiverId: idOf('child') }, codes: { OU: 'messaging_not_allowed' } },
  ),
  'POST /api/offers, by a child': signedIn(
    { OK: 403, KN: 403, KU: 403 },
    { body: { ...offer, receiverId: idOf('user') }, codes: { OK: 'messaging_not_allowed' } },
  ),
  'POST /api/offers/:offerId/accept': { ...absent, body: { timeZone: 'America/New_York' } },
  'POST /api/offers/:offerId/decline': absent,
  'POST /api/offers/:offerId/withdraw': absent,
  'POST /api/reports': unread,
  'POST /api/reports, of a person': signedIn(
    // To report is for everybody, also for a child that may not act otherwise.
    { OU: 201, OK: 201, KU: 201, PA: 201 },
    { body: { thing: 'person', subjectId: idOf('child'), reason: 'other' }, once: true },
  ),
  'GET /api/figures': forStaff(200),
  'GET /api/reports': forStaff(200),
  'POST /api/reports/:reportId/decide': forStaff(404, {
    body: { ...reason, decision: 'dismissed' },
  }),
  'POST /api/reports/:reportId/appeal/decide': forStaff(404, {
    body: { ...reason, outcome: 'refused' },
  }),
  'POST /api/appeals/look': forVisitors(404, { body: { token: 'x' } }),
  'POST /api/appeals': forVisitors(404, { body: { token: 'x', statement: 'It was mine' } }),
  'POST /api/reports/:reportId/attachments/:attachmentId/link': forStaff(404),
  'POST /api/reports/:reportId/surroundings': forStaff(404),
  'POST /api/reports/:reportId/held-words': forStaff(404, { body: reason }),
  'GET /api/support': signedIn({ OU: 200, OK: 403, KU: 403, PA: 200, AD: 200 }),
  'POST /api/support': signedIn({ OU: 400, OK: 403, KU: 403, PA: 400 }),
  'POST /api/support, with words': signedIn(
    { OU: 201, OK: 403, KU: 403, PA: 201 },
    { body: { content: 'How do I change my town?' }, once: true },
  ),
  'GET /api/support/threads': forStaff(200),
  'GET /api/support/threads/:personId': forStaff(404),
  'POST /api/support/threads/:personId': forStaff(404, { body: { content: 'Like this.' } }),
  'POST /api/support/threads/:personId/set-aside': forStaff(404),
  'GET /api/rooms': own,
  'GET /api/rooms/:roomId': absent,
  'GET /api/rooms/:roomId/messages': absent,
  'POST /api/rooms/:roomId/messages': unread,
  'POST /api/rooms/:roomId/read': unread,
  'POST /api/rooms/:roomId/open': forStaff(404, { body: reason }),
};
