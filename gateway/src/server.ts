import { randomUUID } from 'node:crypto';
import type { Logger } from '@sidework/chassis/operations/logger';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { demandBodies, longestBody } from './body-deadline.ts';
import type { GatewayConfig } from './config.ts';
import { limitConnections } from './connections.ts';
import { answerError, answerMalformed, sendNotFound } from './problem-answers.ts';
import { isSocketRequest } from './sockets.ts';

/** A server without routes: how much of a request it takes, how long it waits, and what it refuses. */
export function createServer(config: GatewayConfig, log: Logger): FastifyInstance {
  const app = fastify({
    // As of the services: a busy machine may take longer than the framework's ten seconds to start.
    pluginTimeout: 60_000,
    loggerInstance: log as FastifyBaseLogger,
    // The services log each answer; the gateway logs what goes wrong before them.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    bodyLimit: 100 * 1024,
    requestTimeout: longestBody,
    connectionTimeout: 20_000,
    keepAliveTimeout: 5_000,
    maxRequestsPerSocket: config.REQUESTS_PER_CONNECTION,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      shouldUpgradeCallback: isSocketRequest,
    },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 100 },
    // Requests under way have no other gateway to go to while this one drains.
    return503OnClosing: false,
    // An id from outside could be anyone's, so every request gets one here.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerMalformed,
  });
  demandBodies(app);
  app.decorate('isDraining', false);
  limitConnections(app, config);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(sendNotFound);
  return app;
}
