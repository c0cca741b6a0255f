import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { ServiceName } from '@sidework/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTooLarge, meterStream } from './meter-stream.ts';
import { refuseBody, sendProblem } from './problem-answers.ts';
import type { Route } from './routing.ts';
import type { WholeBody } from './upstream-answer.ts';
import { caller } from './upstream-call.ts';
import { isTimeout, type Upstream } from './upstreams.ts';

type Handler = NonNullable<FastifyHttpProxyOptions['handler']>;

type Filter = (headers: IncomingHttpHeaders) => IncomingHttpHeaders;

/** These fields narrow or widen the headers that pass. */
export interface Passing {
  methods?: string[];
  asked?: Filter;
  told?: Filter;
  /** Paths that are a route of their own. */
  apart?: string[];
  /** Those of them whose bodies are passed on as they come. */
  streamed?: string[];
}

const everything: Filter = (headers) => headers;

/** Passes requests on by `routes`; bodies as the bytes they are, since only services know what they mean. */
export function proxyRoutes(
  app: FastifyInstance,
  routes: Route[],
  upstreams: Record<ServiceName, Upstream>,
  { methods, asked = everything, told = everything, apart = [], streamed = [] }: Passing = {},
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const whole = apart.filter((each) => !streamed.includes(each));
  for (const route of routes) {
    proxy(app, route, [...(route.isDeep ? ['/', '/*'] : ['/']), ...below(route.prefix, whole)]);
    const ofStreams = below(route.prefix, streamed);
    if (ofStreams.length > 0)
      app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', meterStream);
        proxy(scope, route, ofStreams);
      });
  }

  function proxy(scope: FastifyInstance, { service, prefix, path }: Route, paths: string[]) {
    const upstream = upstreams[service];
    scope.register(httpProxy, {
      prefix,
      rewritePrefix: path,
      routes: paths,
      ...(methods && { httpMethods: methods }),
      upstream: upstream.addresses[0] ?? '',
      // Recognised by its `request`; round robin, repeats and deadlines are its own.
      undici: upstream as never,
      proxyPayloads: false,
      disableCache: true,
      disableRequestLogging: true,
      handler: passOn(asked),
      replyOptions: {
        rewriteHeaders: rewriteHeaders(told),
        onResponse,
        onError,
        retryDelay: never,
      },
    } as FastifyHttpProxyOptions);
  }
}

const below = (prefix: string, paths: string[]) =>
  paths.filter((path) => path.startsWith(`${prefix}/`)).map((path) => path.slice(prefix.length));

/** Left to itself, reply-from asks a service that answers 503 ten times more. */
const never = () => null;

const passOn =
  (asked: Filter): Handler =>
  (request, reply, destination, options) => {
    const rewriteRequestHeaders = (_: unknown, headers: IncomingHttpHeaders) =>
      headersToPassOn(request, reply, asked(headers));
    const body = request.body as Buffer | Readable | undefined;
    if (!body || body instanceof Readable)
      return reply.from(destination, { ...options, rewriteRequestHeaders });
    const contentType = request.headers['content-type'] ?? 'application/octet-stream';
    const whole = { ...options, rewriteRequestHeaders, body, contentType };
    return reply.from(destination, whole as typeof options);
  };

/** Headers of one connection only, and those that name a person or a cause, which a request from outside may not set. */
const notPassedOn = new Set([
  'baggage',
  'connection',
  'expect',
  'forwarded',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'traceparent',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-real-ip',
  'x-request-id',
]);
const isClaim = (name: string) =>
  name.startsWith('x-user-') || name.startsWith('x-internal-') || name.startsWith('x-forwarded-');

function headersToPassOn(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: IncomingHttpHeaders,
) {
  const passed: IncomingHttpHeaders & { [caller]?: unknown } = { [caller]: reply.raw };
  for (const name in headers)
    if (!notPassedOn.has(name) && !(name.startsWith('x-') && isClaim(name)))
      passed[name] = headers[name];
  if (request.method === 'GET' || request.method === 'HEAD') delete passed['content-length'];
  passed['x-request-id'] = request.id;
  if (request.span) passed.traceparent = request.span.traceparent;
  passed['x-forwarded-for'] = request.ip;
  return passed;
}

const rewriteHeaders = (told: Filter) => (all: IncomingHttpHeaders, request: FastifyRequest) => {
  const headers = told(all);
  delete headers.connection;
  delete headers['keep-alive'];
  headers['x-request-id'] = request.id;
  headers['cache-control'] ??= 'no-store';
  return headers;
};

function onResponse(
  _request: unknown,
  reply: FastifyReply,
  { stream: body }: { stream: WholeBody | NodeJS.ReadableStream },
) {
  if (!('bytes' in body)) reply.send(body);
  else reply.send(body.bytes.length > 0 ? body.bytes : undefined);
}

/** Nothing answered: 504 where the service may yet do what it was asked, 503 where it was not reached. */
function onError(reply: FastifyReply, { error }: { error: Error }) {
  if (isTooLarge(error.cause ?? error)) return refuseBody(reply, 413, 'too_large');
  sendProblem(reply, isTimeout(error.cause ?? error) ? 504 : 503, 'unavailable');
}
