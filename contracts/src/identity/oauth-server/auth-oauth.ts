/* GoTrue’s OAuth server: applications that people let in. */

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { oneLine } from '../../kernel/written-text.ts';

const base = '/auth/v1';

/** Read by the service: what is no id is refused in GoTrue's words. */
const Id = z.string().max(100);
const ofClient = z.object({ clientId: Id });
const ofAuthorization = z.object({ authorizationId: Id });

/** An application may ask for these facts of a person. */
export const oauthScopes = ['openid', 'email', 'profile', 'phone'] as const;
export type OauthScope = (typeof oauthScopes)[number];

export const oauthGrantTypes = ['authorization_code', 'refresh_token'] as const;

/** How an application shows at the token endpoint who it is; `none` where it can keep no secret. */
export const oauthAuthMethods = ['none', 'client_secret_basic', 'client_secret_post'] as const;

/** Read by the service. */
const RedirectUri = z.string().max(2000);
const WebPage = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]);

const ClientFields = z.object({
  client_name: oneLine().max(200).nullish(),
  client_uri: WebPage.nullish(),
  logo_uri: WebPage.nullish(),
  redirect_uris: z.array(RedirectUri).min(1, 'redirect_uris: at least one is required').max(10),
  grant_types: z.array(z.enum(oauthGrantTypes)).min(1).nullish(),
  response_types: z.array(z.literal('code')).nullish(),
  scope: z.string().max(200).nullish(),
  client_type: z.enum(['public', 'confidential']).nullish(),
  token_endpoint_auth_method: z.enum(oauthAuthMethods).nullish(),
});
export type OauthClientFields = z.infer<typeof ClientFields>;
const ClientChanges = ClientFields.partial();
export type OauthClientChanges = z.infer<typeof ClientChanges>;

export const OauthClientView = z
  .object({
    client_id: z.uuid(),
    client_name: z.string(),
    /** Told once, when it is made. */
    client_secret: z.string().optional(),
    client_type: z.enum(['public', 'confidential']),
    token_endpoint_auth_method: z.string(),
    registration_type: z.enum(['dynamic', 'manual']),
    client_uri: z.string().optional(),
    logo_uri: z.string().optional(),
    redirect_uris: z.array(z.string()),
    grant_types: z.array(z.string()),
    response_types: z.array(z.string()),
    scope: z.string().optional(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'OauthClient' });
export type OauthClientView = z.infer<typeof OauthClientView>;

/** A person is shown this of an application. */
export const OauthApplication = z.object({
  id: z.uuid(),
  name: z.string(),
  uri: z.string(),
  logo_uri: z.string(),
});
export type OauthApplication = z.infer<typeof OauthApplication>;

const Redirection = z.object({ redirect_url: z.string() });
export const OauthAuthorizationDetails = z.object({
  authorization_id: z.uuid(),
  redirect_uri: z.string(),
  client: OauthApplication,
  user: z.object({ id: z.uuid(), email: z.string() }),
  scope: z.string(),
});
export type OauthAuthorizationDetails = z.infer<typeof OauthAuthorizationDetails>;

export const OauthGrantView = z.object({
  client: OauthApplication,
  scopes: z.array(z.string()),
  granted_at: z.string(),
});
export type OauthGrantView = z.infer<typeof OauthGrantView>;

export const OauthTokens = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().int(),
  refresh_token: z.string().optional(),
  scope: z.string(),
  id_token: z.string().optional(),
});
export type OauthTokens = z.infer<typeof OauthTokens>;

/** OpenID Connect Core 5.3.2, and `phone` under GoTrue's names too. */
export const OauthUserInfo = z.object({
  sub: z.uuid(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  preferred_username: z.string().optional(),
  updated_at: z.number().int().optional(),
  phone: z.string().optional(),
  phone_verified: z.boolean().optional(),
  phone_number: z.string().optional(),
  phone_number_verified: z.boolean().optional(),
});
export type OauthUserInfo = z.infer<typeof OauthUserInfo>;

export const authorizeApplication = endpoint({
  method: 'GET',
  base,
  url: '/oauth/authorize',
  schema: {
    summary: 'An application asks a person to let it in; goes on to the page that asks them',
    querystring: z.object({
      client_id: Id.optional(),
      redirect_uri: z.string().max(2000).optional(),
      response_type: z.string().max(40).optional(),
      scope: z.string().max(500).optional(),
      state: z.string().max(2000).optional(),
      nonce: z.string().max(500).optional(),
      code_challenge: z.string().max(200).optional(),
      code_challenge_method: z.string().max(20).optional(),
    }),
    response: { 302: z.null() },
  },
});

export const getOauthAuthorization = endpoint({
  method: 'GET',
  base,
  url: '/oauth/authorizations/:authorizationId',
  schema: {
    summary: 'What an application asks for; where it was let in before, the way back to it',
    params: ofAuthorization,
    response: { 200: z.union([OauthAuthorizationDetails, Redirection]) },
  },
});

export const decideOauthAuthorization = endpoint({
  method: 'POST',
  base,
  url: '/oauth/authorizations/:authorizationId/consent',
  schema: {
    summary: 'Let an application in, or not; gives the way back to it',
    params: ofAuthorization,
    body: z.object({ action: z.string().max(40).optional() }),
    response: { 200: Redirection },
  },
});

export const issueOauthToken = endpoint({
  method: 'POST',
  base,
  url: '/oauth/token',
  schema: {
    summary: 'Tokens of an application, for a code or for its refresh token',
    body: z.object({
      grant_type: z.string().max(60).optional(),
      code: z.string().max(200).optional(),
      refresh_token: z.string().max(200).optional(),
      redirect_uri: z.string().max(2000).optional(),
      client_id: z.string().max(100).optional(),
      client_secret: z.string().max(200).optional(),
      code_verifier: z.string().max(200).optional(),
    }),
    response: { 200: OauthTokens },
  },
});

export const getOauthUserInfo = endpoint({
  method: 'GET',
  base,
  url: '/oauth/userinfo',
  schema: {
    summary: 'What an application may know of the person who let it in',
    response: { 200: OauthUserInfo },
  },
});

export const listOauthGrants = endpoint({
  method: 'GET',
  base,
  url: '/user/oauth/grants',
  schema: {
    summary: 'The applications that the signed-in person let in',
    response: { 200: z.array(OauthGrantView) },
  },
});

export const revokeOauthGrant = endpoint({
  method: 'DELETE',
  base,
  url: '/user/oauth/grants',
  schema: {
    summary: 'Let an application in no longer; ends its sessions',
    querystring: z.object({ client_id: Id.optional() }),
    response: { 204: z.null() },
  },
});

export const registerOauthClient = endpoint({
  method: 'POST',
  base,
  url: '/oauth/clients/register',
  schema: {
    summary: 'An application makes itself known (RFC 7591)',
    body: ClientFields,
    response: { 201: OauthClientView },
  },
});

export const listOauthClients = endpoint({
  method: 'GET',
  base,
  url: '/admin/oauth/clients',
  schema: {
    summary: 'The applications that may ask people to let them in, a page at a time',
    querystring: z.object({ page: z.string().optional(), per_page: z.string().optional() }),
    response: { 200: z.object({ clients: z.array(OauthClientView), aud: z.string() }) },
  },
});

export const createOauthClient = endpoint({
  method: 'POST',
  base,
  url: '/admin/oauth/clients',
  schema: {
    summary: 'Make an application known',
    body: ClientFields,
    response: { 201: OauthClientView },
  },
});

export const getOauthClient = endpoint({
  method: 'GET',
  base,
  url: '/admin/oauth/clients/:clientId',
  schema: { summary: 'One application', params: ofClient, response: { 200: OauthClientView } },
});

export const updateOauthClient = endpoint({
  method: 'PUT',
  base,
  url: '/admin/oauth/clients/:clientId',
  schema: {
    summary: 'Change an application',
    params: ofClient,
    body: ClientChanges,
    response: { 200: OauthClientView },
  },
});

export const deleteOauthClient = endpoint({
  method: 'DELETE',
  base,
  url: '/admin/oauth/clients/:clientId',
  schema: {
    summary: 'Take an application away, with every session that it was given',
    params: ofClient,
    response: { 204: z.null() },
  },
});

export const regenerateOauthClientSecret = endpoint({
  method: 'POST',
  base,
  url: '/admin/oauth/clients/:clientId/regenerate_secret',
  schema: {
    summary: 'A new secret of an application, in place of the one before',
    params: ofClient,
    response: { 200: OauthClientView },
  },
});
