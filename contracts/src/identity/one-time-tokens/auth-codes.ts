/* A message brings links and codes; these endpoints open them, as GoTrue does. */

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { AuthSession, channel, data, pkce, redirect } from '../accounts/auth.ts';

const base = '/auth/v1';

const Empty = z.object({});

/** The id of a text message, where one was sent. */
const Sent = z.object({ message_id: z.string().optional() });

export const reauthenticate = endpoint({
  method: 'GET',
  base,
  url: '/reauthenticate',
  schema: {
    summary: 'Send a code that shows, beside a new password, that it is the user who changes it',
    response: { 200: Sent },
  },
});

export const recover = endpoint({
  method: 'POST',
  base,
  url: '/recover',
  schema: {
    summary: 'Mail a link that lets its reader choose a new password; known and unknown alike',
    querystring: redirect,
    body: z.object({ email: z.string().nullish(), ...pkce }),
    response: { 200: Empty },
  },
});

const code = {
  email: z.string().nullish(),
  phone: z.string().nullish(),
  data,
  create_user: z.boolean().nullish(),
  channel,
  ...pkce,
};

export const sendCode = endpoint({
  method: 'POST',
  base,
  url: '/otp',
  schema: {
    summary: 'Send a code, and by mail also a link, that signs in; it signs up who is new',
    querystring: redirect,
    body: z.object(code),
    response: { 200: Sent },
  },
});

export const sendMagicLink = endpoint({
  method: 'POST',
  base,
  url: '/magiclink',
  schema: {
    summary: 'What /otp does for an e-mail address, under its older name',
    querystring: redirect,
    body: z.object(code),
    response: { 200: Sent },
  },
});

export const verify = endpoint({
  method: 'POST',
  base,
  url: '/verify',
  schema: {
    summary: 'A session for the token of a link, or for a code with what it was sent to, once',
    querystring: redirect,
    body: z.object({
      type: z.string().nullish(),
      token: z.string().nullish(),
      token_hash: z.string().nullish(),
      email: z.string().nullish(),
      phone: z.string().nullish(),
    }),
    // The second: one of the two mails of a change of address was answered.
    response: { 200: z.union([AuthSession, z.object({ msg: z.string(), code: z.string() })]) },
  },
});

export const followLink = endpoint({
  method: 'GET',
  base,
  url: '/verify',
  schema: {
    summary: 'Use the token of a link, and go on to the page with a session, a code or an error',
    querystring: redirect.extend({
      type: z.string().max(40).optional(),
      token: z.string().max(200).optional(),
      token_hash: z.string().max(200).optional(),
    }),
    response: { 303: z.null() },
  },
});

export const resend = endpoint({
  method: 'POST',
  base,
  url: '/resend',
  schema: {
    summary: 'Send once more what confirms an address or number; known and unknown alike',
    querystring: redirect,
    body: z.object({
      type: z.string().nullish(),
      email: z.string().nullish(),
      phone: z.string().nullish(),
      ...pkce,
    }),
    response: { 200: Sent },
  },
});
