import { hostname } from 'node:os';
import {
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Logger } from './logger.ts';
import type { SpanStart, Tracer } from './tracer.ts';

/** Only this file knows OpenTelemetry, and only `openTracer` loads it. */

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER };
const patience = 2_000;

/** Sampling and batches are as OpenTelemetry's own variables of the environment say. */
export function connectTracer(service: string, endpoint: string, log: Logger): Tracer {
  const warn = (message: string) => log.warn({ message }, 'traces could not be sent');
  const silent = () => {};
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.WARN,
  );
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer('sidework');
  return {
    begin({ name, kind, parent, attributes }) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      const flags = traceFlags.toString(16).padStart(2, '0');
      return {
        traceparent: `00-${traceId}-${spanId}-${flags}`,
        end(isFailed, more = {}) {
          span.setAttributes(more);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([provider.shutdown(), late]);
      clearTimeout(timer);
    },
  };
}

const written = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** A parent that is not in the form of the W3C is ignored, and the span begins a trace of its own. */
function contextOf(parent: SpanStart['parent']) {
  const { traceId = '', spanId = '', flags = '00' } = written.exec(parent ?? '')?.groups ?? {};
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}
