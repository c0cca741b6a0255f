import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from '@sidework/chassis/operations/logger';
import type { ServiceName } from '@sidework/contracts/platform';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.ts';
import { proxyRoutes } from './proxy.ts';
import { limitRate } from './rate-limit.ts';
import type { Route } from './routing.ts';
import { filesHeaders, sendSecurityHeaders } from './security-headers.ts';
import { createServer } from './server.ts';
import type { Upstream } from './upstreams.ts';

/** A browser may ask for a file with these headers; none of them identifies a person. */
const asked = [
  'accept',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
  'user-agent',
];

/** A service may send these headers with a file; the policy of the origin is the gateway's alone. */
const told = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
];

const only = (names: string[]) => (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );

/** The other listener: what people upload, and nothing of the app or its API, so that none of it runs beside them. */
export function buildFilesOrigin(
  config: GatewayConfig,
  log: Logger,
  routes: Route[],
  upstreams: Record<ServiceName, Upstream>,
): FastifyInstance {
  const files = createServer(config, log);
  sendSecurityHeaders(files, filesHeaders(config.FILES_URL, config.PUBLIC_URL));
  limitRate(files, config.RATE_LIMIT_PER_MINUTE);
  files.register(async (scope) =>
    proxyRoutes(scope, routes, upstreams, {
      methods: ['GET', 'HEAD'],
      asked: only(asked),
      told: only(told),
    }),
  );
  return files;
}
