import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { oneLine } from '../../kernel/written-text.ts';
import { userTypes } from '../profiles/account-types.ts';

/*
 * The HTTP API of Supabase Auth (GoTrue), so that its client @supabase/auth-js works unmodified. Its names are
 * snake_case, and unknown fields are taken and ignored, as that client expects.
 */

const base = '/auth/v1';

export const limits = { passwordMin: 6, passwordMaxBytes: 1024, email: 254, name: 120 } as const;

export const AuthIdentity = z
  .object({
    identity_id: z.uuid(),
    id: z.string(),
    user_id: z.uuid(),
    identity_data: z.record(z.string(), z.unknown()),
    provider: z.string(),
    email: z.string().optional(),
    last_sign_in_at: z.string().optional(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'AuthIdentity' });
export type AuthIdentity = z.infer<typeof AuthIdentity>;

export const AuthFactor = z
  .object({
    id: z.uuid(),
    friendly_name: z.string().optional(),
    factor_type: z.enum(['totp', 'phone', 'webauthn', 'recovery_code']),
    status: z.enum(['verified', 'unverified']),
    phone: z.string().optional(),
    last_challenged_at: z.string().optional(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'AuthFactor' });
export type AuthFactor = z.infer<typeof AuthFactor>;

export const AuthUser = z
  .object({
    id: z.uuid(),
    aud: z.string(),
    role: z.string(),
    email: z.string(),
    phone: z.string(),
    new_email: z.string().optional(),
    new_phone: z.string().optional(),
    email_confirmed_at: z.string().optional(),
    phone_confirmed_at: z.string().optional(),
    confirmed_at: z.string().optional(),
    confirmation_sent_at: z.string().optional(),
    recovery_sent_at: z.string().optional(),
    email_change_sent_at: z.string().optional(),
    phone_change_sent_at: z.string().optional(),
    reauthentication_sent_at: z.string().optional(),
    invited_at: z.string().optional(),
    banned_until: z.string().optional(),
    last_sign_in_at: z.string().optional(),
    app_metadata: z.record(z.string(), z.unknown()),
    user_metadata: z.record(z.string(), z.unknown()),
    identities: z.array(AuthIdentity),
    factors: z.array(AuthFactor),
    is_anonymous: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
    deleted_at: z.string().optional(),
  })
  .meta({ id: 'AuthUser' });
export type AuthUser = z.infer<typeof AuthUser>;

export const AuthSession = z
  .object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number().int(),
    expires_at: z.number().int(),
    refresh_token: z.string(),
    user: AuthUser,
    /** A sign-in has this where its password would not be taken today. */
    weak_password: z.object({ message: z.string(), reasons: z.array(z.string()) }).optional(),
    /** A sign-in over an OIDC provider has this. */
    provider_token: z.string().optional(),
    provider_refresh_token: z.string().optional(),
  })
  .meta({ id: 'AuthSession' });
export type AuthSession = z.infer<typeof AuthSession>;

/** People describe themselves by these at sign-up; other metadata, and text that cannot be shown, is ignored. */
export const SignUpMetadata = z.object({
  full_name: oneLine().max(limits.name).optional(),
  user_type: z.enum(userTypes).optional(),
  profession: oneLine().max(limits.name).optional(),
});
export type SignUpMetadata = z.infer<typeof SignUpMetadata>;

/** The client wants people to be sent here. */
export const redirect = z.object({ redirect_to: z.string().max(2000).optional() });

/** PKCE binds a code to the client that asks for it; both are null in the implicit flow. */
export const pkce = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};
export const data = z.record(z.string(), z.unknown()).nullish();
/** How text messages go. */
export const channel = z.string().nullish();

export const signUp = endpoint({
  method: 'POST',
  base,
  url: '/signup',
  schema: {
    summary: 'Sign up with e-mail or phone, password and metadata, or anonymously',
    querystring: redirect,
    body: z.object({
      email: z.string().nullish(),
      phone: z.string().nullish(),
      password: z.string().nullish(),
      data,
      channel,
      ...pkce,
    }),
    response: { 200: z.union([AuthSession, AuthUser]) },
  },
});

export const issueToken = endpoint({
  method: 'POST',
  base,
  url: '/token',
  schema: {
    summary: 'A session for a password, a code, an ID token, or a refresh token, which it rotates',
    querystring: z.object({ grant_type: z.string().max(40).optional() }),
    body: z.object({
      email: z.string().optional(),
      phone: z.string().optional(),
      password: z.string().optional(),
      refresh_token: z.string().optional(),
      auth_code: z.string().optional(),
      code_verifier: z.string().optional(),
      provider: z.string().optional(),
      id_token: z.string().optional(),
      access_token: z.string().optional(),
      nonce: z.string().optional(),
      issuer: z.string().optional(),
      client_id: z.string().optional(),
      link_identity: z.boolean().optional(),
    }),
    response: { 200: AuthSession },
  },
});

export const getUser = endpoint({
  method: 'GET',
  base,
  url: '/user',
  schema: { summary: 'The signed-in user', response: { 200: AuthUser } },
});

export const updateUser = endpoint({
  method: 'PUT',
  base,
  url: '/user',
  schema: {
    summary: 'Change password, e-mail, phone or metadata',
    querystring: redirect,
    body: z.object({
      email: z.string().nullish(),
      phone: z.string().nullish(),
      password: z.string().nullish(),
      current_password: z.string().nullish(),
      nonce: z.string().nullish(),
      data,
      channel,
      ...pkce,
    }),
    response: { 200: AuthUser },
  },
});

export const signOut = endpoint({
  method: 'POST',
  base,
  url: '/logout',
  schema: {
    summary: 'End this session, all, or all but this one',
    querystring: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
    response: { 204: z.null() },
  },
});

export const getSigningKeys = endpoint({
  method: 'GET',
  base,
  url: '/.well-known/jwks.json',
  schema: {
    summary: 'The public keys that access tokens are signed with',
    response: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
  },
});

export const getSettings = endpoint({
  method: 'GET',
  base,
  url: '/settings',
  schema: {
    summary: 'What this auth server allows',
    response: {
      200: z.object({
        external: z.record(z.string(), z.boolean()),
        disable_signup: z.boolean(),
        mailer_autoconfirm: z.boolean(),
        phone_autoconfirm: z.boolean(),
        sms_provider: z.string(),
        saml_enabled: z.boolean(),
        passkeys_enabled: z.boolean(),
        /** Ours: which kinds of second factor may be enrolled, so that a page offers no other. */
        mfa_factor_types: z.array(AuthFactor.shape.factor_type),
      }),
    },
  },
});

export const getAuthHealth = endpoint({
  method: 'GET',
  base,
  url: '/health',
  schema: {
    summary: 'Name and version of the auth server',
    response: { 200: z.object({ name: z.string(), version: z.string(), description: z.string() }) },
  },
});
