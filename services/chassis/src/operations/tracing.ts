import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from './logger.ts';
import type { Span, Tracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this request; undefined while tracing is off. */
    span?: Span | undefined;
  }
}

/** Sends spans by OTLP over HTTP; without an endpoint OpenTelemetry is not even loaded. */
export async function openTracer(
  service: string,
  endpoint: string | undefined,
  log: Logger,
): Promise<Tracer | undefined> {
  if (!endpoint) return undefined;
  const { connectTracer } = await import('./tracing-sdk.ts');
  return connectTracer(service, endpoint, log);
}

/** A span for each request of `app` but those that stay silent in the log too. */
export function traceRequests(
  app: Pick<FastifyInstance, 'addHook' | 'decorateRequest'>,
  tracer: Tracer,
  parentOf: (request: FastifyRequest) => string | undefined,
) {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none', logLevel } = request.routeOptions;
    if (logLevel !== 'silent')
      request.span = tracer.begin({
        name: `${request.method} ${route}`,
        kind: 'server',
        parent: parentOf(request),
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'sidework.request_id': request.id,
        },
      });
    done();
  });
  app.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.end(statusCode >= 500, { 'http.response.status_code': statusCode });
    done();
  });
}
