import { ofAdministration, ofPeople, open, type Permission } from './permission.ts';

const nobodys = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

/** Identity signs people in over other providers, and lets applications sign people in over itself. */
const providers: Record<string, Permission> = {
  'GET /auth/v1/authorize': open(400, { query: 'provider=nonsense' }),
  'GET /auth/v1/callback': open(302, { query: 'state=none&code=none' }),
  'POST /auth/v1/callback': open(303, { body: { state: 'none', code: 'none' } }),
  'GET /auth/v1/user/identities/authorize': ofPeople(
    { OU: 400, OW: 400, OW1: 403 },
    { query: 'provider=nonsense' },
  ),
  'DELETE /auth/v1/user/identities/:identityId': ofPeople(
    { OU: 404, OW: 200, OW1: 403, AD1: 404, AD: 404 },
    { at: { identityId: 'identity' } },
  ),
};

const ofAuthorization = { at: { authorizationId: 'authorization' } } as const;
const ofApplication = { at: { clientId: 'application' } } as const;
const applications: Record<string, Permission> = {
  'GET /auth/v1/.well-known/oauth-authorization-server': open(200),
  'GET /auth/v1/.well-known/openid-configuration': open(200),
  'GET /auth/v1/oauth/authorize': open(400),
  'POST /auth/v1/oauth/token': open(400, { body: {} }),
  'POST /auth/v1/oauth/clients/register': open(403, {
    body: { redirect_uris: ['https://app.example/callback'] },
  }),
  'GET /auth/v1/oauth/userinfo': ofPeople({ OU: 200, AP: 200 }),
  'GET /auth/v1/oauth/authorizations/:authorizationId': ofPeople(
    { OU: 404, OW: 200, OW1: 403, AD1: 404, AD: 404 },
    ofAuthorization,
  ),
  'POST /auth/v1/oauth/authorizations/:authorizationId/consent': ofPeople(
    { OU: 404, OW: 200, OW1: 403, AD1: 404, AD: 404 },
    { ...ofAuthorization, body: { action: 'approve' } },
  ),
  'GET /auth/v1/user/oauth/grants': ofPeople({ OU: 200, OW: 200, OW1: 403 }),
  'DELETE /auth/v1/user/oauth/grants': ofPeople(
    { OU: 404, OW: 404, OW1: 403 },
    { query: `client_id=${nobodys}` },
  ),
  'GET /auth/v1/admin/oauth/clients': ofAdministration(200),
  'POST /auth/v1/admin/oauth/clients': ofAdministration(400, { body: {} }),
  'GET /auth/v1/admin/oauth/clients/:clientId': ofAdministration(200, ofApplication),
  'PUT /auth/v1/admin/oauth/clients/:clientId': ofAdministration(200, {
    ...ofApplication,
    body: { client_name: 'Ledger' },
  }),
  'DELETE /auth/v1/admin/oauth/clients/:clientId': ofAdministration(204, ofApplication),
  'POST /auth/v1/admin/oauth/clients/:clientId/regenerate_secret': ofAdministration(
    200,
    ofApplication,
  ),
};

export const permissionsOfApplications = { ...providers, ...applications };
