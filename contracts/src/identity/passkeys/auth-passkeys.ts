import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { oneLine } from '../../kernel/written-text.ts';
import { AuthSession } from '../accounts/auth.ts';

/* Passkeys, as GoTrue has them: registration, sign-in, management. */

const base = '/auth/v1';

const Id = z.string().max(100);

/** The options for the Web Authentication API of a browser, in its JSON form. */
const Ceremony = z
  .object({
    challenge_id: z.uuid(),
    options: z.record(z.string(), z.unknown()),
    /** Seconds since 1970. */
    expires_at: z.number().int(),
  })
  .meta({ id: 'PasskeyCeremony' });
export type PasskeyCeremony = z.infer<typeof Ceremony>;

const Answer = z.object({ challenge_id: Id.optional(), credential: z.unknown() });

export const PasskeyView = z
  .object({
    id: z.uuid(),
    friendly_name: z.string().optional(),
    created_at: z.string(),
    last_used_at: z.string().optional(),
  })
  .meta({ id: 'Passkey' });
export type PasskeyView = z.infer<typeof PasskeyView>;

export const beginPasskeyRegistration = endpoint({
  method: 'POST',
  base,
  url: '/passkeys/registration/options',
  schema: { summary: 'Begin to register a passkey', response: { 200: Ceremony } },
});

export const registerPasskey = endpoint({
  method: 'POST',
  base,
  url: '/passkeys/registration/verify',
  schema: {
    summary: 'Register the passkey that the browser made',
    body: Answer,
    response: { 200: PasskeyView },
  },
});

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  base,
  url: '/passkeys/authentication/options',
  schema: { summary: 'Begin to sign in by a passkey', response: { 200: Ceremony } },
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  base,
  url: '/passkeys/authentication/verify',
  schema: {
    summary: 'A session for the answer of a passkey, once',
    body: Answer,
    response: { 200: AuthSession },
  },
});

export const listPasskeys = endpoint({
  method: 'GET',
  base,
  url: '/passkeys',
  schema: { summary: 'Your passkeys', response: { 200: z.array(PasskeyView) } },
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  base,
  url: '/passkeys/:passkeyId',
  schema: {
    summary: 'Give a passkey a name',
    params: z.object({ passkeyId: Id }),
    body: z.object({
      friendly_name: oneLine().max(1000).nullish(),
    }),
    response: { 200: PasskeyView },
  },
});

export const deletePasskey = endpoint({
  method: 'DELETE',
  base,
  url: '/passkeys/:passkeyId',
  schema: {
    summary: 'Remove a passkey, unless it is the only way in',
    params: z.object({ passkeyId: Id }),
    response: { 204: z.null() },
  },
});
