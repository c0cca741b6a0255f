/* SAML, which is not spoken here: clients are told so. */

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

const base = '/auth/v1';

export const signInWithSso = endpoint({
  method: 'POST',
  base,
  url: '/sso',
  schema: {
    summary: 'Refused: there is no SAML provider',
    body: z.object({}),
    response: { 200: z.object({ url: z.string() }) },
  },
});

export const getSamlMetadata = endpoint({
  method: 'GET',
  base,
  url: '/sso/saml/metadata',
  schema: { summary: 'Refused: there is no SAML provider', response: { 200: z.string() } },
});

export const acceptSamlAssertion = endpoint({
  method: 'POST',
  base,
  url: '/sso/saml/acs',
  schema: {
    summary: 'Refused: there is no SAML provider',
    body: z.object({}),
    response: { 303: z.null() },
  },
});
