import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { oneLine } from '../../kernel/written-text.ts';
import { AuthSession } from '../accounts/auth.ts';

/* Second factors, as GoTrue has them: enrolment, challenge, verification, recovery codes. */

const base = '/auth/v1';

const Id = z.string().max(100);
/** Stands in an address of an authenticator app, and in mails to its owner. */
const Name = oneLine().max(120);
/** The Web Authentication API of a browser takes and gives this, in its JSON form. */
const WebAuthnJson = z.record(z.string(), z.unknown());

export const EnrolledFactor = z
  .object({
    id: z.uuid(),
    type: z.enum(['totp', 'phone', 'webauthn']),
    friendly_name: z.string(),
    /** Shown once; `qr_code` is an SVG that can stand in a data URL as it is. */
    totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }).optional(),
    phone: z.string().optional(),
  })
  .meta({ id: 'EnrolledFactor' });
export type EnrolledFactor = z.infer<typeof EnrolledFactor>;

export const FactorChallengeView = z
  .object({
    id: z.uuid(),
    type: z.enum(['totp', 'phone', 'webauthn']),
    /** Seconds since 1970. */
    expires_at: z.number().int(),
    webauthn: z
      .object({
        type: z.enum(['create', 'request']),
        credential_options: z.object({ publicKey: WebAuthnJson }),
      })
      .optional(),
  })
  .meta({ id: 'FactorChallenge' });
export type FactorChallengeView = z.infer<typeof FactorChallengeView>;

const Removed = z.object({ id: z.uuid() });

export const enrollFactor = endpoint({
  method: 'POST',
  base,
  url: '/factors',
  schema: {
    summary: 'Begin to enrol a second factor; the first verification completes it',
    body: z.object({
      friendly_name: Name.nullish(),
      factor_type: z.string().max(40).optional(),
      /** An authenticator app shows its codes under this name; the name of the site, unless given. */
      issuer: Name.nullish(),
      phone: z.string().max(40).nullish(),
    }),
    response: { 200: EnrolledFactor },
  },
});

export const challengeFactor = endpoint({
  method: 'POST',
  base,
  url: '/factors/:factorId/challenge',
  schema: {
    summary: 'Ask for a proof of a factor; a phone is sent a code',
    params: z.object({ factorId: Id }),
    body: z.object({ channel: z.string().max(40).nullish() }),
    response: { 200: FactorChallengeView },
  },
});

export const verifyFactor = endpoint({
  method: 'POST',
  base,
  url: '/factors/:factorId/verify',
  schema: {
    summary: 'Answer a challenge by a code or a credential, which raises the session to aal2',
    params: z.object({ factorId: Id }),
    body: z.object({
      challenge_id: Id.optional(),
      code: z.string().max(40).nullish(),
      webauthn: z
        .object({ type: z.string().max(40), credential_response: z.unknown() })
        .partial()
        .nullish(),
    }),
    response: { 200: AuthSession },
  },
});

export const unenrollFactor = endpoint({
  method: 'DELETE',
  base,
  url: '/factors/:factorId',
  schema: {
    summary: 'Remove a factor; one that is verified only from a session of aal2',
    params: z.object({ factorId: Id }),
    response: { 200: Removed },
  },
});

const recoveryCodes = {
  id: z.uuid(),
  type: z.literal('recovery_code'),
  total: z.number().int(),
};

/** The codes themselves are shown this once. */
export const MadeRecoveryCodes = z
  .object({ ...recoveryCodes, friendly_name: z.string().optional(), codes: z.array(z.string()) })
  .meta({ id: 'MadeRecoveryCodes' });
export type MadeRecoveryCodes = z.infer<typeof MadeRecoveryCodes>;

export const getRecoveryCodesStatus = endpoint({
  method: 'GET',
  base,
  url: '/factors/recovery-codes',
  schema: {
    summary: 'How many recovery codes there are, and how many are left',
    response: { 200: z.object({ ...recoveryCodes, remaining: z.number().int() }) },
  },
});

export const generateRecoveryCodes = endpoint({
  method: 'POST',
  base,
  url: '/factors/recovery-codes',
  schema: {
    summary: 'Make recovery codes, each of which once stands in for a lost factor',
    body: z.object({ friendly_name: Name.nullish() }).nullish(),
    response: { 200: MadeRecoveryCodes },
  },
});

export const regenerateRecoveryCodes = endpoint({
  method: 'POST',
  base,
  url: '/factors/recovery-codes/regenerate',
  schema: {
    summary: 'Make new recovery codes, which end the old ones',
    response: { 200: MadeRecoveryCodes },
  },
});

export const verifyRecoveryCode = endpoint({
  method: 'POST',
  base,
  url: '/factors/recovery-codes/verify',
  schema: {
    summary: 'Use a recovery code up, which raises the session to aal2',
    body: z.object({ code: z.string().max(100).nullish() }),
    response: { 200: AuthSession },
  },
});

export const removeRecoveryCodes = endpoint({
  method: 'DELETE',
  base,
  url: '/factors/recovery-codes',
  schema: { summary: 'Remove all recovery codes', response: { 200: Removed } },
});
