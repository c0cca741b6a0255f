import { open, type Permission, signedIn } from './permission.ts';

const reason = { body: { reason: 'to see who may' } };

/** For moderators and administrators, by a second factor; what is asked for is not there. */
const forStaff = (status: number, asked: Partial<Permission> = {}): Permission =>
  signedIn({ OU: 403, OW: 403, CP: 403, PA: 403, OK: 403, KU: 403, AD1: 403, AD: status }, asked);

const ofUser = { at: { userId: 'user' } } as const;

export const permissionsOfStaff: Record<string, Permission> = {
  'GET /api/admin/queues': forStaff(200),
  'GET /api/admin/verifications': forStaff(200),
  'POST /api/admin/children/:childId/open': forStaff(404, reason),
  'POST /api/admin/verifications/:childId/verify': forStaff(404, reason),
  'POST /api/admin/verifications/:childId/reject': forStaff(404, reason),
  'GET /api/admin/consents': forStaff(200),
  'POST /api/admin/consents/:consentId/accept': forStaff(404, reason),
  'POST /api/admin/consents/:consentId/reject': forStaff(404, reason),
  'POST /api/admin/consents/:consentId/form-link': forStaff(404, reason),
  'GET /api/admin/accounts': forStaff(200),
  'GET /api/admin/accounts/:userId': forStaff(200, ofUser),
  'PUT /api/admin/accounts/:userId/roles': forStaff(200, {
    ...ofUser,
    body: { ...reason.body, roles: [] },
  }),
  'POST /api/admin/accounts/:userId/ban': forStaff(404, {
    body: { ...reason.body, until: null },
  }),
  'POST /api/admin/accounts/:userId/lift-ban': forStaff(200, { ...ofUser, ...reason }),
  'POST /api/admin/accounts/:userId/sign-out': forStaff(404, reason),
  'PUT /api/admin/accounts/:userId/account-type': forStaff(404, {
    body: { ...reason.body, accountType: 'client' },
  }),
  'GET /api/admin/audit-log': forStaff(200),
  'GET /f/:token': open(404),
};
