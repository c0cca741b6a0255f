import { randomUUID } from 'node:crypto';
import { parse } from 'node:querystring';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import type { Stakes } from '@sidework/contracts/kernel/stakes';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type onSendHookHandler,
  type preHandlerHookHandler,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
  type RouteOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { runInContext, wentThroughGate } from '../context.ts';
import { forbidden, invalid, unauthenticated } from '../errors.ts';
import { type Logger, withoutSecrets } from '../operations/logger.ts';
import type { Tracer } from '../operations/tracer.ts';
import { traceRequests } from '../operations/tracing.ts';
import type { Given, Write } from '../people/news.ts';
import { type Access, type Actor, isHalfSignedIn, isProgram, mayPass } from './actor.ts';
import { answerError, answerUnknown, unreadable } from './answer-errors.ts';
import { isDeeperThan } from './nesting.ts';
import { serializerFor } from './serializer.ts';
import { toldMomentOf } from './told-moments.ts';
import { validatorFor } from './validator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    stakes?: Stakes;
    reaches?: readonly string[];
  }
  interface FastifyRequest {
    /** The caller; reading it on a public route without a session refuses the request. */
    actor: Actor;
    /** The caller, or undefined for a visitor. */
    viewer: Actor | undefined;
  }
}

/** A service's HTTP side: Fastify, with the types of handlers inferred from the contract. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface ServerOptions {
  log: Logger;
  /** Turns the bearer token of a request into its actor, or refuses it. */
  authenticate?: (request: FastifyRequest) => Promise<Actor>;
  /** Told of every signed-in write before its handler runs. */
  beforeWrite?: (actor: Actor, write: Write) => Promise<void>;
  /** The names that a contract may list in `reaches`. */
  reachable?: string[];
  bodyLimit?: number;
  /** Milliseconds until a request has come whole. */
  requestTimeout?: number;
  /** Milliseconds for which a connection may keep still, also while an answer is worked out. */
  connectionTimeout?: number;
  tracer?: Tracer | undefined;
  /** Whether a request may say when it happens, as the filler of the demo does. */
  takesToldMoments?: boolean;
}

/** Arrays and objects in each other; deeper than any body is, and far from where reading it would exhaust the stack. */
const deepestBody = 32;

/** A Fastify with the platform's limits, validation, refusals and `access`; a route without `access` stops the boot. */
export function createServer(options: ServerOptions): App {
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    bodyLimit: options.bodyLimit ?? 100 * 1024,
    requestTimeout: options.requestTimeout ?? 15_000,
    connectionTimeout: options.connectionTimeout ?? 20_000,
    // A machine that is busy may take longer than the framework's ten seconds to start, and must not give up for it.
    pluginTimeout: 60_000,
    // Longer than the gateway's client side, so that it is never the service that closes a connection in use.
    keepAliveTimeout: 10_000,
    maxRequestsPerSocket: 0,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 100, querystringParser: parseQuery },
    // A request under way has no other instance to go to, so it is still answered while the server drains.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    // The request id comes from the context, which events share; a child logger would write it twice.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => {
      markAnswer(request, reply);
      answerError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();

  app.decorate('isDraining', false);
  app.setValidatorCompiler(({ schema, httpPart }) => validatorFor(schema as z.ZodType, httpPart));
  app.setSerializerCompiler(({ schema }) => serializerFor(schema as z.ZodType));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknown);
  requireAccess(app);
  takeNothingUndeclared(app);
  demandKeys(app);
  keepStakes(app, options.reachable ?? []);
  requireGate(app);
  if (options.tracer) traceRequests(app, options.tracer, sentParent);
  app.addHook('onRequest', (request, _reply, done) => {
    const toldAt = toldMomentOf(request, options.takesToldMoments === true);
    runInContext(
      { requestId: request.id, traceparent: request.span?.traceparent, toldAt, atGate: new Set() },
      done,
    );
  });
  authenticateRequests(app, options);
  app.addHook('preValidation', ({ body }, _reply, done) =>
    done(isDeeperThan(deepestBody, body) ? invalid('invalid_input', unreadable) : undefined),
  );
  app.addHook('onSend', (request, reply, _payload, done) => {
    markAnswer(request, reply);
    done();
  });
  logAnswers(app, withoutSecrets(options.log));
  return app as App;
}

function markAnswer(request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

/** A parameter without a value is none: coerced to a number it would count as 0. */
function parseQuery(query: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parse(query)).filter(([, value]) => value !== ''));
}

/** The gateway is the only caller of a service, and passes on no foreign trace. */
function sentParent({ headers: { traceparent } }: FastifyRequest) {
  return typeof traceparent === 'string' ? traceparent : undefined;
}

function logAnswers(app: FastifyInstance, log: Logger) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    if (routeOptions.logLevel !== 'silent')
      log.info(
        {
          method,
          route: routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      );
    done();
  });
}

function requireAccess(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access)
      throw new Error(`The route ${method} ${url} does not say who may come in.`);
  });
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const Nothing = z.strictObject({});

/** A route that declares no query or no body takes none; the API under a `base` of its own ignores what it does not know. */
function takeNothingUndeclared(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if ('base' in route) return;
    const takesBody = [route.method].flat().some((method) => writes.has(method));
    route.schema = {
      querystring: Nothing,
      ...(takesBody && { body: Nothing.nullish() }),
      ...route.schema,
    };
  });
}

/** A contract that demands an `Idempotency-Key` is not answered without one. */
function demandKeys(app: FastifyInstance) {
  const demand: preHandlerHookHandler = ({ headers }, _reply, done) =>
    done(headers['idempotency-key'] ? undefined : invalid('idempotency_key_missing'));
  app.addHook('onRoute', (route: RouteOptions & Pick<Endpoint, 'idempotency'>) => {
    if (route.idempotency === 'required')
      route.preHandler = [demand, ...[route.preHandler ?? []].flat()];
  });
}

/** Keeps the contract's stakes and reaches with the route, where `beforeWrite` finds them. */
function keepStakes(app: FastifyInstance, reachable: string[]) {
  app.addHook('onRoute', (route: RouteOptions & Pick<Endpoint, 'stakes' | 'reaches'>) => {
    const { method, url, stakes, reaches } = route;
    const unknown = reaches?.filter((name) => !reachable.includes(name)) ?? [];
    if (unknown.length > 0)
      throw new Error(`${method} ${url}: nobody says whether ${unknown} reaches a child.`);
    if (stakes) route.config = { ...route.config, stakes };
    if (reaches) route.config = { ...route.config, reaches };
  });
}

/**
 * A contract's `gated` texts have all gone through the gate for children when its request succeeds. What passed by it is a
 * bug, which every test of the endpoint shows.
 */
function requireGate(app: FastifyInstance) {
  app.addHook('onRoute', (route: RouteOptions & Pick<Endpoint, 'gated'>) => {
    const { gated } = route;
    if (!gated) return;
    const check: onSendHookHandler<unknown> = ({ body }, reply, payload, done) => {
      const isSaved = reply.statusCode < 300 && !reply.hasHeader('idempotent-replayed');
      const missed = gated.filter((field) => hasText(body, field) && !wentThroughGate(field));
      if (isSaved && missed.length > 0) done(new Error(`${missed.join(', ')} passed by the gate`));
      else done(null, payload);
    };
    route.onSend = [check, ...[route.onSend ?? []].flat()];
  });
}

const hasText = (body: unknown, field: string) =>
  typeof body === 'object' && body !== null && Boolean(Reflect.get(body, field));

/** A file is no values. */
const asGiven = (part: unknown): Given => (part?.constructor === Object ? (part as Given) : {});

function authenticateRequests(app: FastifyInstance, { authenticate, beforeWrite }: ServerOptions) {
  app.decorateRequest('viewer', undefined);
  app.decorateRequest('actor', {
    getter() {
      if (!this.viewer) throw unauthenticated('unauthenticated');
      return this.viewer;
    },
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'anyone') return;
    if (authenticate && request.headers.authorization) request.viewer = await authenticate(request);
    // A program has no account of its own to act on.
    if (request.viewer && isProgram(request.viewer) && access !== 'administration')
      throw unauthenticated('unauthenticated');
    const isHalf = request.viewer !== undefined && isHalfSignedIn(request.viewer);
    if (access === 'public') {
      if (isHalf) request.viewer = undefined;
      return;
    }
    if (isHalf && access !== 'first-step') throw forbidden('insufficient_aal');
    if (!mayPass(access, request.actor)) throw forbidden('permission_denied');
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.viewer || !beforeWrite || !writes.has(request.method)) return done();
    const { stakes, reaches } = request.routeOptions.config;
    const given = { ...(request.params as Given), ...asGiven(request.body) };
    beforeWrite(request.viewer, { stakes, reaches, given }).then(() => done(), done);
  });
}
