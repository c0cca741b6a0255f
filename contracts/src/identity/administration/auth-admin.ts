import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { oneLine } from '../../kernel/written-text.ts';
import { AuthFactor, AuthUser } from '../accounts/auth.ts';
import { OwnSession } from '../own-sessions/own-sessions.ts';
import { PasskeyView } from '../passkeys/auth-passkeys.ts';

/* GoTrue lets a program, or an administrator with a second factor, do this with other people's accounts. */

const base = '/auth/v1';

/** Read by the service: what is no id is refused in GoTrue's words. */
const Id = z.string().max(100);
const ofUser = z.object({ userId: Id });
const ofFactor = ofUser.extend({ factorId: Id });
const ofSession = ofUser.extend({ sessionId: Id });
const ofPasskey = ofUser.extend({ passkeyId: Id });

const paging = z.object({ page: z.string().optional(), per_page: z.string().optional() });
const redirect = z.object({ redirect_to: z.string().max(2000).optional() });
const Empty = z.object({});
const metadata = z.record(z.string(), z.unknown()).nullish();

const UserAttributes = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  /** As another server made it: argon2id (PHC) or bcrypt. */
  password_hash: z.string().max(500).nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  role: oneLine().max(60).nullish(),
  /** As Go writes durations, `24h` or `1h30m`; `none` lifts a ban. */
  ban_duration: z.string().max(40).nullish(),
});
export type UserAttributes = z.infer<typeof UserAttributes>;

const NewUser = UserAttributes.extend({ id: z.string().nullish() });
export type NewUser = z.infer<typeof NewUser>;

export const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
export type LinkType = (typeof linkTypes)[number];

export const AuthLink = AuthUser.extend({
  action_link: z.string(),
  email_otp: z.string(),
  hashed_token: z.string(),
  redirect_to: z.string(),
  verification_type: z.enum(linkTypes),
}).meta({ id: 'AuthLink' });
export type AuthLink = z.infer<typeof AuthLink>;

export const AuditEntry = z
  .object({
    id: z.uuid(),
    payload: z.object({
      /** Absent where a program did it. */
      actor_id: z.uuid().optional(),
      actor_name: z.string(),
      action: z.string(),
      target_id: z.uuid().optional(),
      traits: z.record(z.string(), z.unknown()),
      request_id: z.string(),
    }),
    ip_address: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listUsers = endpoint({
  method: 'GET',
  base,
  url: '/admin/users',
  schema: {
    summary: 'All users, newest first',
    querystring: paging,
    response: { 200: z.object({ users: z.array(AuthUser), aud: z.string() }) },
  },
});

export const createUser = endpoint({
  method: 'POST',
  base,
  url: '/admin/users',
  schema: { summary: 'A new user', body: NewUser, response: { 200: AuthUser } },
});

export const getUserById = endpoint({
  method: 'GET',
  base,
  url: '/admin/users/:userId',
  schema: { summary: 'A user', params: ofUser, response: { 200: AuthUser } },
});

export const updateUserById = endpoint({
  method: 'PUT',
  base,
  url: '/admin/users/:userId',
  schema: {
    summary: 'Change a user, or ban one, which ends their sessions',
    params: ofUser,
    body: UserAttributes,
    response: { 200: AuthUser },
  },
});

export const deleteUser = endpoint({
  method: 'DELETE',
  base,
  url: '/admin/users/:userId',
  schema: {
    summary: 'Delete a user; softly, the row stays without what names the person',
    params: ofUser,
    body: z.object({ should_soft_delete: z.boolean().nullish() }).nullish(),
    response: { 200: Empty },
  },
});

export const generateLink = endpoint({
  method: 'POST',
  base,
  url: '/admin/generate_link',
  schema: {
    summary: 'The link and the code that a mail would carry, without the mail',
    querystring: redirect,
    body: z.object({
      type: z.string().max(40).optional(),
      email: z.string().optional(),
      new_email: z.string().optional(),
      password: z.string().nullish(),
      data: metadata,
      redirect_to: z.string().max(2000).nullish(),
    }),
    response: { 200: AuthLink },
  },
});

export const inviteUser = endpoint({
  method: 'POST',
  base,
  url: '/invite',
  schema: {
    summary: 'Mail an invitation',
    querystring: redirect,
    body: z.object({ email: z.string().optional(), data: metadata }),
    response: { 200: AuthUser },
  },
});

export const listFactorsOfUser = endpoint({
  method: 'GET',
  base,
  url: '/admin/users/:userId/factors',
  schema: {
    summary: "A user's second factors",
    params: ofUser,
    response: { 200: z.array(AuthFactor) },
  },
});

export const updateFactorOfUser = endpoint({
  method: 'PUT',
  base,
  url: '/admin/users/:userId/factors/:factorId',
  schema: {
    summary: 'Rename a second factor, or change its phone number',
    params: ofFactor,
    body: z.object({
      friendly_name: oneLine().max(120).nullish(),
      phone: z.string().nullish(),
    }),
    response: { 200: AuthFactor },
  },
});

export const deleteFactorOfUser = endpoint({
  method: 'DELETE',
  base,
  url: '/admin/users/:userId/factors/:factorId',
  schema: {
    summary: 'Remove a second factor; sessions that it lifted fall back',
    params: ofFactor,
    response: { 200: AuthFactor },
  },
});

export const listPasskeysOfUser = endpoint({
  method: 'GET',
  base,
  url: '/admin/users/:userId/passkeys',
  schema: {
    summary: "A user's passkeys",
    params: ofUser,
    response: { 200: z.array(PasskeyView) },
  },
});

export const deletePasskeyOfUser = endpoint({
  method: 'DELETE',
  base,
  url: '/admin/users/:userId/passkeys/:passkeyId',
  schema: { summary: 'Remove a passkey', params: ofPasskey, response: { 204: z.null() } },
});

/* GoTrue has neither of these two; who looks after people needs them. */

export const listSessionsOfUser = endpoint({
  method: 'GET',
  base,
  url: '/admin/users/:userId/sessions',
  schema: {
    summary: 'Where a user is signed in, newest use first',
    params: ofUser,
    response: { 200: z.object({ items: z.array(OwnSession) }) },
  },
});

export const revokeSessionOfUser = endpoint({
  method: 'POST',
  base,
  url: '/admin/users/:userId/sessions/:sessionId/revoke',
  schema: { summary: 'End a session of a user', params: ofSession, response: { 204: z.null() } },
});

export const listAuditEntries = endpoint({
  method: 'GET',
  base,
  url: '/admin/audit',
  schema: {
    summary: 'What was done in administration, newest first',
    querystring: paging,
    response: { 200: z.array(AuditEntry) },
  },
});
