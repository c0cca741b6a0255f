import cors from '@fastify/cors';
import type { Logger } from '@sidework/chassis/operations/logger';
import type { Tracer } from '@sidework/chassis/operations/tracer';
import { traceRequests } from '@sidework/chassis/operations/tracing';
import { catalogue } from '@sidework/contracts/catalogue';
import { type ServiceName, serviceNames } from '@sidework/contracts/platform';
import type { FastifyInstance } from 'fastify';
import { apiDocs } from './api-docs.ts';
import { addressesOf, type GatewayConfig } from './config.ts';
import { cspReports } from './csp-reports.ts';
import { headOfEvent } from './event-head.ts';
import { buildFilesOrigin } from './files-origin.ts';
import { healthRoutes } from './health.ts';
import { measure, metricsRoute } from './metrics.ts';
import { headOfAny } from './page-head.ts';
import { headOfPro } from './pro-head.ts';
import { proxyRoutes } from './proxy.ts';
import { limitRate } from './rate-limit.ts';
import { filesRoutesOf, routesOf, streamsOf, uploadsOf } from './routing.ts';
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts';
import { createServer } from './server.ts';
import { sitemapRoute } from './sitemap.ts';
import { socketRoutes } from './sockets.ts';
import { askForUploader } from './uploader.ts';
import { takeUploads } from './uploads.ts';
import { openUpstream, type Upstream } from './upstreams.ts';
import { webApp } from './web-app.ts';

/** The two listeners that a browser knows: the app with its API, and what people upload. */
export interface Gateway {
  app: FastifyInstance;
  /** Closed with the app. */
  files: FastifyInstance;
}

/** The front door: everything a browser asks of the platform comes through here. */
export async function buildGateway(
  config: GatewayConfig,
  log: Logger,
  tracer?: Tracer,
): Promise<Gateway> {
  const app = createServer(config, log);
  const upstreams = Object.fromEntries(
    serviceNames.map((service) => [
      service,
      openUpstream(addressesOf(config, service), config.UPSTREAM_TIMEOUT_MS),
    ]),
  ) as Record<ServiceName, Upstream>;
  const files = buildFilesOrigin(config, log, filesRoutesOf(catalogue), upstreams);
  app.addHook('onClose', async () => {
    await files.close();
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
  });

  const metrics = measure(app);
  sendSecurityHeaders(app, securityHeaders(config.PUBLIC_URL));
  limitRate(app, config.RATE_LIMIT_PER_MINUTE);
  if (config.CORS_ORIGINS.length > 0) await app.register(cors, corsOptions(config.CORS_ORIGINS));

  healthRoutes(app, upstreams);
  metricsRoute(app, metrics);
  cspReports(app, metrics);
  socketRoutes(app, upstreams['network-chat'].addresses, metrics.registry);
  app.register(async (scope) => {
    if (tracer) traceRequests(scope, tracer, beginsTrace);
    const uploads = uploadsOf(catalogue);
    takeUploads(scope, uploads, askForUploader(upstreams.identity));
    proxyRoutes(scope, routesOf(catalogue), upstreams, {
      apart: [...uploads.keys()],
      streamed: streamsOf(catalogue),
    });
  });
  app.register(async (scope) => apiDocs(scope, config.PUBLIC_URL, config.FILES_URL));
  const { marketplace } = upstreams;
  sitemapRoute(app, marketplace, config.PUBLIC_URL);
  const heads = [
    headOfPro(marketplace, config.PUBLIC_URL),
    headOfEvent(upstreams['education-events'], config.PUBLIC_URL),
  ];
  app.register(async (scope) => webApp(scope, config, headOfAny(heads)));
  return { app, files };
}

/** A request from outside could name another trace, and make us keep it. */
const beginsTrace = () => undefined;

const corsOptions = (origin: string[]) => ({
  origin,
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['x-request-id', 'retry-after', 'idempotent-replayed'],
  maxAge: 600,
});
