/* Programs read this of GoTrue’s OAuth server before they talk to it. */

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

const base = '/auth/v1';

const Metadata = z.record(z.string(), z.unknown());

export const getOauthServerMetadata = endpoint({
  method: 'GET',
  base,
  url: '/.well-known/oauth-authorization-server',
  schema: { summary: 'What the OAuth server can do (RFC 8414)', response: { 200: Metadata } },
});

export const getOpenidConfiguration = endpoint({
  method: 'GET',
  base,
  url: '/.well-known/openid-configuration',
  schema: {
    summary: 'What the OAuth server can do (OpenID Connect Discovery 1.0)',
    response: { 200: Metadata },
  },
});
