import { termsVersion } from '../src/identity/terms/terms.ts';
import {
  forAdministrators,
  ofAdministration,
  ofPeople,
  open,
  type Permission,
  signedIn,
} from './permission.ts';
import { permissionsOfApplications } from './permissions-of-applications.ts';
import { permissionsOfGuardians } from './permissions-of-guardians.ts';
import { permissionsOfOwnData } from './permissions-of-own-data.ts';
import { permissionsOfPeople } from './permissions-of-people.ts';
import { permissionsOfSecondFactors } from './permissions-of-second-factors.ts';
import { permissionsOfStaff } from './permissions-of-staff.ts';

const nobodysEmail = 'nobody@permissions.sidework.local';
/** Changes nothing, and needs no fresh proof of who asks. */
const harmless = { data: { favourite: 'tea' } };

const gotrue: Record<string, Permission> = {
  'GET /auth/v1/health': open(200),
  'GET /auth/v1/settings': open(200),
  'GET /auth/v1/.well-known/jwks.json': open(200),
  'POST /auth/v1/signup': open(400, { body: { email: 'no address', password: 'tap-ladder' } }),
  'POST /auth/v1/token': open(400, {
    query: 'grant_type=refresh_token',
    body: { refresh_token: 'none' },
  }),
  'POST /auth/v1/recover': open(200, { body: { email: nobodysEmail } }),
  'POST /auth/v1/resend': open(200, { body: { type: 'signup', email: nobodysEmail } }),
  'POST /auth/v1/verify': open(403, { body: { type: 'recovery', token_hash: 'none' } }),
  'GET /auth/v1/verify': open(303, { query: 'type=recovery&token=none' }),
  'POST /auth/v1/otp': open(422, { body: { email: nobodysEmail, create_user: false } }),
  'POST /auth/v1/magiclink': open(422, { body: { email: nobodysEmail, create_user: false } }),
  'POST /auth/v1/sso': open(404, { body: {} }),
  'GET /auth/v1/sso/saml/metadata': open(404),
  'POST /auth/v1/sso/saml/acs': open(404, { body: {} }),
  'GET /auth/v1/reauthenticate': ofPeople({ OW: 200 }, { once: true }),
  'GET /auth/v1/user': ofPeople({ OU: 200, OW: 200, OW1: 200, AP: 200 }),
  'PUT /auth/v1/user': ofPeople({ OU: 200, OW: 200, OW1: 401 }, { body: harmless }),
  'PUT /auth/v1/user, the password': ofPeople(
    { OW: 200, OW1: 401 },
    { body: { password: 'another-ladder-orchard' } },
  ),
  'PUT /auth/v1/user, the address': ofPeople(
    { OW1: 401 },
    { body: { email: 'another@permissions.sidework.local' } },
  ),
  'POST /auth/v1/logout': ofPeople({ OW: 204, OW1: 403 }, { query: 'scope=global' }),
  'POST /auth/v1/logout, of this session': ofPeople(
    { OW: 204, OW1: 204 },
    { query: 'scope=local' },
  ),
  'POST /auth/v1/logout, of the others': ofPeople({ OW: 204, OW1: 403 }, { query: 'scope=others' }),
};

const ofUser = { at: { userId: 'user' } } as const;
const ofFactor = { at: { userId: 'user', factorId: 'factor' } } as const;
const ofPasskey = { at: { userId: 'user', passkeyId: 'passkey' } } as const;
const ofSession = { at: { userId: 'user', sessionId: 'session' } } as const;
const administration: Record<string, Permission> = {
  'GET /auth/v1/admin/users': ofAdministration(200),
  'POST /auth/v1/admin/users': ofAdministration(400, { body: {} }),
  'GET /auth/v1/admin/users/:userId': ofAdministration(200, ofUser),
  'PUT /auth/v1/admin/users/:userId': ofAdministration(200, { ...ofUser, body: {} }),
  'DELETE /auth/v1/admin/users/:userId': ofAdministration(200, { ...ofUser, body: {} }),
  'GET /auth/v1/admin/users/:userId/factors': ofAdministration(200, ofUser),
  'PUT /auth/v1/admin/users/:userId/factors/:factorId': ofAdministration(200, {
    ...ofFactor,
    body: { friendly_name: 'Phone at work' },
  }),
  'DELETE /auth/v1/admin/users/:userId/factors/:factorId': ofAdministration(200, ofFactor),
  'GET /auth/v1/admin/users/:userId/passkeys': ofAdministration(200, ofUser),
  'DELETE /auth/v1/admin/users/:userId/passkeys/:passkeyId': ofAdministration(204, ofPasskey),
  'GET /auth/v1/admin/users/:userId/sessions': ofAdministration(200, ofUser),
  'POST /auth/v1/admin/users/:userId/sessions/:sessionId/revoke': ofAdministration(204, ofSession),
  'POST /auth/v1/admin/generate_link': ofAdministration(404, {
    body: { type: 'recovery', email: nobodysEmail },
  }),
  'POST /auth/v1/invite': ofAdministration(400, { body: { email: 'no address' } }),
  'GET /auth/v1/admin/audit': ofAdministration(200),
};

const product: Record<string, Permission> = {
  'GET /api/profiles/me': signedIn({ OU: 200, OW: 200 }),
  'GET /api/terms/agreement': signedIn({ OU: 200 }),
  'POST /api/terms/agreement': signedIn(
    { NU: 409, OU: 200, OK: 403, KU: 403 },
    { body: { version: termsVersion } },
  ),
  'PUT /api/profiles/me': signedIn(
    { OU: 200, OW: 200 },
    {
      body: {
        fullName: 'Ada Example',
        location: 'Newark, NJ',
        accountType: 'client',
        dateOfBirth: '1990-05-17',
      },
    },
  ),
  'GET /api/sessions': signedIn({ OU: 200, OW: 200 }),
  'POST /api/sessions/:sessionId/revoke': signedIn(
    { OU: 404, OW: 204, AD1: 404, AD: 404 },
    { at: { sessionId: 'session' } },
  ),
  'GET /api/identity/health': forAdministrators(200),
};

export const permissionsOfIdentity = {
  ...gotrue,
  ...administration,
  ...permissionsOfSecondFactors,
  ...permissionsOfApplications,
  ...product,
  ...permissionsOfPeople,
  ...permissionsOfGuardians,
  ...permissionsOfOwnData,
  ...permissionsOfStaff,
};
