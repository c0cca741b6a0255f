import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import type { Logger } from '@sidework/chassis/logger';
import { catalogue, type ServiceName } from '@sidework/contracts/catalogue';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { apiDocs } from './api-docs.ts';
import { addressesOf, type GatewayConfig, serviceNames } from './config.ts';
import { cspReports } from './csp-reports.ts';
import { healthRoutes } from './health.ts';
import { measure, metricsRoute } from './metrics.ts';
import { answerError, answerMalformed, sendNotFound } from './problem-answers.ts';
import { proxyRoutes } from './proxy.ts';
import { limitRate } from './rate-limit.ts';
import { routesOf } from './routing.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { openUpstream, type Upstream } from './upstreams.ts';
import { webApp } from './web-app.ts';

/** The front door: everything a browser asks of the platform comes through here. */
export async function buildGateway(config: GatewayConfig, log: Logger): Promise<FastifyInstance> {
  const app = createApp(config, log);
  const upstreams = Object.fromEntries(
    serviceNames.map((service) => [
      service,
      openUpstream(addressesOf(config, service), config.UPSTREAM_TIMEOUT_MS),
    ]),
  ) as Record<ServiceName, Upstream>;
  app.addHook('onClose', async () => {
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
  });

  const metrics = measure(app);
  sendSecurityHeaders(app, config.PUBLIC_URL);
  limitRate(app, config.RATE_LIMIT_PER_MINUTE);
  if (config.CORS_ORIGINS.length > 0) await app.register(cors, corsOptions(config.CORS_ORIGINS));

  healthRoutes(app, upstreams);
  metricsRoute(app, metrics);
  cspReports(app, metrics);
  app.register(async (scope) => proxyRoutes(scope, routesOf(catalogue), upstreams));
  app.register(async (scope) => apiDocs(scope, config.PUBLIC_URL));
  app.register(async (scope) => webApp(scope, config.WEB_ROOT));
  return app;
}

function createApp(config: GatewayConfig, log: Logger): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // The services log each answer; the gateway logs what goes wrong before them.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    bodyLimit: 100 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    keepAliveTimeout: 5_000,
    maxRequestsPerSocket: config.REQUESTS_PER_CONNECTION,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 100 },
    return503OnClosing: true,
    // An id from outside could be anyone's, so every request gets one here.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerMalformed,
  });
  app.server.maxConnections = 2_000;
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(sendNotFound);
  return app;
}

const corsOptions = (origin: string[]) => ({
  origin,
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['x-request-id', 'retry-after', 'idempotent-replayed'],
  maxAge: 600,
});
