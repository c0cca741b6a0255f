import { forAdministrators, forStaff, open, type Permission } from './permission.ts';

const reason = { body: { reason: 'to see who may' } };

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
  'GET /api/admin/accounts': forAdministrators(200),
  'GET /api/admin/accounts/:userId': forAdministrators(200, ofUser),
  'PUT /api/admin/accounts/:userId/roles': forAdministrators(200, {
    ...ofUser,
    body: { ...reason.body, roles: [] },
  }),
  'POST /api/admin/accounts/:userId/ban': forAdministrators(404, {
    body: { ...reason.body, until: null },
  }),
  'POST /api/admin/accounts/:userId/lift-ban': forAdministrators(200, { ...ofUser, ...reason }),
  'POST /api/admin/accounts/:userId/sign-out': forAdministrators(404, reason),
  'PUT /api/admin/accounts/:userId/account-type': forAdministrators(404, {
    body: { ...reason.body, accountType: 'client' },
  }),
  'GET /api/admin/audit-log': forAdministrators(200),
  'GET /f/:token': open(404),
};
