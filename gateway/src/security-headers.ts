import type { FastifyInstance } from 'fastify';

const reportPath = '/csp-reports';

/**
 * The policy of the app's own page; `nonce` lets the styles in that its script makes, `files` is the files origin, and
 * `scriptHashes` are of the scripts that stand in the page.
 */
export function pagePolicy(nonce: string, files: string, scriptHashes: string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${files}`,
    `connect-src 'self' ${files}`,
    `media-src blob: ${files}`,
    `frame-src ${files}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');
}

/** Names the place that `report-to csp` means. */
export const reportingEndpoints = `csp="${reportPath}"`;

/** The documentation's page sets styles on its elements and shows pictures of its own stylesheet. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A service worker goes by the policy of its own script: it reads pages and files of the app, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Every answer has these headers; a page puts its own policy in place of the one that allows nothing. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(self)',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Every answer of the files origin has these headers: a file is shown, and runs, loads and sends nothing. */
export function filesHeaders(filesUrl: string, publicUrl: string): Record<string, string> {
  const app = new URL(publicUrl).origin;
  return {
    ...securityHeaders(filesUrl),
    'content-security-policy': `default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors ${app}; sandbox`,
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'geolocation=(), camera=()',
  };
}

export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
