import { ofPeople, open, type Permission } from './permission.ts';

const nobodys = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

const ofFactor = { at: { factorId: 'factor' } } as const;
const factors: Record<string, Permission> = {
  'POST /auth/v1/factors': ofPeople(
    { OW: 200, OW1: 403 },
    { body: { factor_type: 'totp', friendly_name: 'Phone at work' } },
  ),
  'POST /auth/v1/factors/:factorId/challenge': ofPeople(
    { OU: 404, OW: 200, OW1: 200, AD1: 404, AD: 403 },
    { ...ofFactor, body: {} },
  ),
  'POST /auth/v1/factors/:factorId/verify': ofPeople(
    { OU: 404, OW: 422, OW1: 422, AD1: 404, AD: 403 },
    { ...ofFactor, body: { challenge_id: nobodys, code: '123456' } },
  ),
  'DELETE /auth/v1/factors/:factorId': ofPeople(
    { OU: 404, OW: 200, OW1: 422, AD1: 404, AD: 403 },
    ofFactor,
  ),
  'GET /auth/v1/factors/recovery-codes': ofPeople({ OU: 404, OW: 404 }),
  'POST /auth/v1/factors/recovery-codes': ofPeople({ OU: 403, OW: 200, OW1: 403 }, { body: {} }),
  'POST /auth/v1/factors/recovery-codes/regenerate': ofPeople({ OU: 403, OW: 404, OW1: 403 }),
  'POST /auth/v1/factors/recovery-codes/verify': ofPeople(
    { OU: 422, OW1: 422 },
    { body: { code: 'none' } },
  ),
  'DELETE /auth/v1/factors/recovery-codes': ofPeople({ OU: 403, OW: 404, OW1: 403 }),
};

const ofPasskey = { at: { passkeyId: 'passkey' } } as const;
const passkeys: Record<string, Permission> = {
  'POST /auth/v1/passkeys/authentication/options': open(200, { body: {} }),
  'POST /auth/v1/passkeys/authentication/verify': open(400, { body: {} }),
  'POST /auth/v1/passkeys/registration/options': ofPeople(
    { OU: 200, OW: 200, OW1: 403 },
    { body: {} },
  ),
  'POST /auth/v1/passkeys/registration/verify': ofPeople({ OU: 400, OW: 400 }, { body: {} }),
  'GET /auth/v1/passkeys': ofPeople({ OU: 200, OW: 200 }),
  'PATCH /auth/v1/passkeys/:passkeyId': ofPeople(
    { OU: 404, OW: 200, OW1: 200, AD1: 404, AD: 404 },
    { ...ofPasskey, body: { friendly_name: 'Key at home' } },
  ),
  'DELETE /auth/v1/passkeys/:passkeyId': ofPeople(
    { OU: 404, OW: 204, OW1: 403, AD1: 404, AD: 404 },
    ofPasskey,
  ),
};

export const permissionsOfSecondFactors = { ...factors, ...passkeys };
