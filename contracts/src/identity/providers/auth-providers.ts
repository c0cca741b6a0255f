/* Signing in over OIDC providers, and linking them to an account, as GoTrue has it. */

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

const base = '/auth/v1';

/** A client may choose these on the way to a provider; only the provider's parameters that choose a screen or an account pass. */
const Way = z.object({
  provider: z.string().max(80).optional(),
  redirect_to: z.string().max(2000).optional(),
  scopes: z.string().max(500).optional(),
  code_challenge: z.string().max(200).optional(),
  code_challenge_method: z.string().max(20).optional(),
  skip_http_redirect: z.string().max(10).optional(),
  prompt: z.string().max(80).optional(),
  access_type: z.string().max(80).optional(),
  login_hint: z.string().max(254).optional(),
  hd: z.string().max(254).optional(),
  display: z.string().max(80).optional(),
  ui_locales: z.string().max(80).optional(),
  acr_values: z.string().max(200).optional(),
  include_granted_scopes: z.string().max(10).optional(),
});

const toTheProvider = { 200: z.object({ url: z.string() }), 302: z.null() };

/** A provider sends people back with these, and may add parameters of its own. */
const Answer = z.record(z.string(), z.string());

export const authorize = endpoint({
  method: 'GET',
  base,
  url: '/authorize',
  schema: {
    summary: 'The way to an OIDC provider, to sign in or to sign up',
    querystring: Way,
    response: toTheProvider,
  },
});

export const providerCallback = endpoint({
  method: 'GET',
  base,
  url: '/callback',
  schema: {
    summary: 'The way back from an OIDC provider',
    querystring: z.looseObject({}),
    response: { 302: z.null() },
  },
});

export const providerFormCallback = endpoint({
  method: 'POST',
  base,
  url: '/callback',
  schema: {
    summary: 'The way back from an OIDC provider that answers by a form',
    body: Answer,
    response: { 303: z.null() },
  },
});

export const authorizeLinking = endpoint({
  method: 'GET',
  base,
  url: '/user/identities/authorize',
  schema: {
    summary: 'The way to an OIDC provider, to link it to the signed-in account',
    querystring: Way,
    response: toTheProvider,
  },
});

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  base,
  url: '/user/identities/:identityId',
  schema: {
    summary: 'Take a way of signing in away from the signed-in account; one always stays',
    params: z.object({ identityId: z.string().max(100) }),
    response: { 200: z.object({}) },
  },
});
