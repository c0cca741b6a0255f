import { consentPolicyVersion } from '../src/identity/family/consents.ts';
import { forVisitors, type Permission, signedIn } from './permission.ts';

const nobody = '01960000-0000-7000-8000-000000000001';
/** Callers who look after no such child: adult or child, staff or not. */
const absent = { OU: 404, OW: 404, OK: 404, KU: 404, PA: 404, AD: 404 };
const link = { requestId: nobody, token: 'none' };
const consent = {
  ...link,
  childId: nobody,
  account: true,
  permits: [],
  method: 'admin_review',
  policyVersion: consentPolicyVersion,
};

export const permissionsOfGuardians: Record<string, Permission> = {
  // A child whose parent has agreed has no one left to ask; an adult never had one.
  'POST /api/profiles/me/consent-requests': signedIn({ OU: 404, OW: 404, OK: 409, AD: 404 }),
  'POST /api/consent-requests/look': forVisitors(404, { body: link }),
  'POST /api/consent-requests/code': signedIn(
    { OU: 404, OK: 403, KU: 403, PA: 404, AD: 404 },
    { body: link },
  ),
  'POST /api/consent-requests/use': signedIn(
    // A child is no guardian, whatever link it has; of adults a link that is none stands in the way.
    { OU: 404, OK: 403, KU: 403, PA: 404, AD: 404 },
    { body: consent },
  ),
  'GET /api/consents': signedIn({ OU: 200, OW: 200, OK: 200, KU: 200, PA: 200, AD: 200 }),
  'GET /api/consents/:consentId': signedIn(absent),
  // The body is no file.
  'PUT /api/consents/:consentId/form': signedIn({ OU: 400, KU: 400, PA: 400, AD: 400 }),
  'GET /api/children': signedIn({ OU: 200, OW: 200, OK: 200, KU: 200, PA: 200, AD: 200 }),
  'GET /api/children/:childId': signedIn(absent),
  'POST /api/children/:childId/pause': signedIn(absent),
  'POST /api/children/:childId/resume': signedIn(absent),
  'PUT /api/children/:childId/quiet-hours': signedIn(absent, { body: { quietHours: null } }),
  'PUT /api/children/:childId/permits': signedIn(absent, { body: { permits: [] } }),
  'POST /api/children/:childId/revoke-consent': signedIn(absent),
  'GET /api/children/:childId/sessions': signedIn(absent),
  'POST /api/children/:childId/sessions/:sessionId/revoke': signedIn(absent),
  'GET /api/children/:childId/accesses': signedIn(absent),
  'POST /api/children/:childId/guardians': signedIn(absent, {
    body: { email: 'nobody@permissions.sidework.local' },
  }),
};
