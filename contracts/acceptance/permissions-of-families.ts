import { forStaff, idOf, ofFamily, type Permission, signedIn } from './permission.ts';

const child = { at: { childId: 'child' } } as const;
const ofPerson = { at: { personId: 'child' } } as const;
const reason = { reason: 'to see who may' };
const identity: Record<string, Permission> = {
  'GET /api/children/:childId, that there is': ofFamily({ PA: 200 }, child),
  'GET /api/consents/:consentId, that waits for its form': ofFamily(
    { PA: 200 },
    { at: { consentId: 'announcedConsent' } },
  ),
  'POST /api/children/:childId/pause, that there is': ofFamily({ PA: 200 }, child),
  'POST /api/children/:childId/resume, that there is': ofFamily({ PA: 200 }, child),
  'PUT /api/children/:childId/quiet-hours, that there is': ofFamily(
    { PA: 200 },
    { ...child, body: { quietHours: { from: '21:00', until: '07:00' } } },
  ),
  'PUT /api/children/:childId/permits, that there is': ofFamily(
    { PA: 200 },
    { ...child, body: { permits: ['messaging'] } },
  ),
  'POST /api/children/:childId/revoke-consent, that there is': ofFamily({ PA: 200 }, child),
  'GET /api/children/:childId/sessions, that there is': ofFamily({ PA: 200 }, child),
  'POST /api/children/:childId/sessions/:sessionId/revoke, that there is': ofFamily(
    { PA: 204 },
    { at: { childId: 'child', sessionId: 'childSession' } },
  ),
  'GET /api/children/:childId/accesses, that there is': ofFamily({ PA: 200 }, child),
  'POST /api/children/:childId/guardians, that there is': ofFamily(
    { PA: 204 },
    { ...child, body: { email: 'other-parent@permissions.sidework.local' } },
  ),
  'GET /api/people/:personId, a child': signedIn(
    // It sees itself whole, elsewhere; adults do not learn that there is a child, and staff looks where it leaves a row.
    { OU: 404, CP: 404, OW: 404, OK: 200, KU: 404, PA: 200, PA2: 404, NU: 404, MO: 404, AD: 404 },
    ofPerson,
  ),
  'GET /api/people/pick, a child by its name': signedIn(
    { OK: 200, KU: 403 },
    { query: 'search=ki' },
  ),
  'GET /api/profiles/me, a child': signedIn({ OK: 200, KU: 200 }),
  'PUT /api/profiles/me, a child as an adult': signedIn(
    { OK: 403, KU: 403 },
    {
      body: {
        fullName: 'Kit Grown',
        location: 'Newark, NJ',
        accountType: 'client',
        dateOfBirth: '1990-05-17',
      },
    },
  ),
  'PUT /api/profiles/me, a child with another birth date': signedIn(
    { OK: 409, KU: 409 },
    {
      body: {
        fullName: 'Kit Grown',
        location: 'Newark, NJ',
        accountType: 'sidework_kids',
        dateOfBirth: '1990-05-17',
      },
    },
  ),
  'PUT /api/profiles/me, a child that verifies itself': signedIn(
    { OK: 400, KU: 400 },
    {
      body: {
        fullName: 'Kit',
        location: 'Newark, NJ',
        accountType: 'sidework_kids',
        idVerificationStatus: 'verified',
        parentConsentGiven: true,
      },
    },
  ),
  'GET /api/sessions, of a child': signedIn({ OK: 200, KU: 200 }),
  'POST /api/admin/children/:childId/open, that there is': forStaff(200, {
    ...child,
    body: reason,
  }),
  'POST /api/admin/verifications/:childId/verify, that waits': forStaff(204, {
    at: { childId: 'waitingChild' },
    body: reason,
  }),
  'POST /api/admin/verifications/:childId/reject, that waits': forStaff(204, {
    at: { childId: 'waitingChild' },
    body: reason,
  }),
  'POST /api/admin/verifications/:childId/verify, that does not wait': forStaff(409, {
    ...child,
    body: reason,
  }),
  'POST /api/admin/consents/:consentId/accept, that waits': forStaff(204, {
    at: { consentId: 'waitingConsent' },
    body: reason,
  }),
  'POST /api/admin/consents/:consentId/reject, that waits': forStaff(204, {
    at: { consentId: 'waitingConsent' },
    body: reason,
  }),
};

const marketplace: Record<string, Permission> = {
  'POST /api/jobs, by a child': signedIn(
    { OK: 403, KU: 403 },
    {
      body: {
        title: 'Walk my dog',
        description: 'Every day after school.',
        category: 'pet_walking',
      },
    },
  ),
  // No child looks after another.
  'GET /api/proposals/children/:childId, that there is': ofFamily(
    { PA: 200, OW: 403, OK: 403, KU: 403 },
    child,
  ),
};

const clientServices: Record<string, Permission> = {
  'GET /api/services/children/:childId, that there is': ofFamily(
    { PA: 200, OW: 403, OK: 403, KU: 403 },
    child,
  ),
};

const networkChat: Record<string, Permission> = {
  'POST /api/messages, to a child': signedIn(
    { OU: 403, CP: 403, OK: 403, KU: 403, PA: 403, PA2: 403, NU: 409, AD: 403 },
    { body: { receiverId: idOf('child'), content: 'Hello' } },
  ),
  'GET /api/conversations/:personId, with a child': signedIn(
    // Verified children are in one another's lists.
    { OU: 404, CP: 404, OW: 404, OK: 200, KU: 404, PA: 404, PA2: 404, AD: 404 },
    ofPerson,
  ),
};

/** The child of these rows exists and has a guardian; ids of no person stand in the endpoints' own rows. */
export const permissionsOfFamilies = { identity, marketplace, clientServices, networkChat };
