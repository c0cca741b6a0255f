import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BaseDeps } from '@sidework/chassis/base-deps';
import { ServiceConfig } from '@sidework/chassis/config';
import { openDatabase } from '@sidework/chassis/db/db';
import { consumer, durableOf } from '@sidework/chassis/events/consumer';
import { openBus } from '@sidework/chassis/events/nats';
import { ensureTopology } from '@sidework/chassis/events/nats-topology';
import { emit } from '@sidework/chassis/events/outbox';
import { createLogger } from '@sidework/chassis/operations/logger';
import { openTracer } from '@sidework/chassis/operations/tracing';
import { alwaysNew } from '@sidework/chassis/people/news';
import { buildService, type Service } from '@sidework/chassis/service';
import { testDatabase, testStores } from '@sidework/chassis/testing/stores';
import { event } from '@sidework/contracts/kernel/event';
import { serviceNames } from '@sidework/contracts/platform';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { ask } from '../test/running-gateway.ts';
import { buildGateway } from './app.ts';
import { GatewayConfig, upstreamVariable } from './config.ts';

// This file has a service of its own, so that no other test shares its stream; the gateway takes it for marketplace.
const publisher = `trace${randomUUID().slice(0, 8)}` as const;
const counted = event(
  `${publisher}.number.counted.v1`,
  z.object({ of: z.string() }),
  (data) => data.of,
);
const searched = '/api/jobs?search=somebody%40example.com';
const log = createLogger('test', 'silent');
const handled = vi.fn();

const countWhenCounted = consumer({
  name: `count-${publisher}`,
  event: counted,
  handle: async (_tx, { data }) => handled(data.of),
});
const marketplace: Service<ServiceConfig, BaseDeps> = {
  name: publisher,
  config: ServiceConfig,
  consumers: [countWhenCounted],
  knowsPeople: false,
  prepare: async (deps) => ({ deps }),
  routes(app, { db, now }) {
    app.get(
      '/jobs',
      { config: { access: 'public' }, schema: { querystring: z.looseObject({}) } },
      () => db.transaction((tx) => emit(tx, counted, { of: 'a' }, now())),
    );
  },
};

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** Keeps what an OpenTelemetry collector takes, by the name of the service that sent it. */
async function aCollector() {
  const spans: (SentSpan & { service: string })[] = [];
  let bytes = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    bytes += text;
    for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
      const service = attribute(resource, 'service.name');
      for (const scope of scopeSpans)
        spans.push(...scope.spans.map((span: SentSpan) => ({ ...span, service })));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    sent: () => ({ spans: [...spans], bytes }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const attribute = ({ attributes }: Pick<SentSpan, 'attributes'>, key: string) =>
  attributes.find((each) => each.key === key)?.value.stringValue ?? '';

/** Gateway and service as processes of their own would be, traced or not. */
async function runBoth(endpoint?: string) {
  const { url } = await testDatabase(
    'marketplace',
    join(import.meta.dirname, '../../services/chassis/migrations'),
  );
  const natsUrl = inject('natsUrl');
  const durables = [durableOf(publisher, countWhenCounted)];
  await ensureTopology({ url: natsUrl, service: publisher, durables });
  const tracers = await Promise.all(
    ['marketplace', 'gateway'].map((name) => openTracer(name, endpoint, log)),
  );
  const config = ServiceConfig.parse({
    PORT: 0,
    DATABASE_URL: url,
    MIGRATIONS_DIR: '.',
    NATS_URL: natsUrl,
    PUBLIC_URL: 'http://localhost',
    JWKS_URL: 'http://localhost/none',
    JWT_ISSUER: 'http://localhost',
    FILES_URL: 'http://localhost',
    ...testStores(),
    SMTP_URL: inject('smtpUrl'),
  });
  const database = openDatabase(url, 'test');
  const service = await buildService(marketplace, config, {
    database,
    bus: openBus({ url: natsUrl, service: publisher }),
    log,
    tracer: tracers[0],
    news: alwaysNew,
  });
  const upstream = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await buildGateway(
    GatewayConfig.parse({
      PORT: 0,
      PUBLIC_URL: 'http://localhost',
      FILES_PORT: 0,
      FILES_URL: 'http://localhost:1',
      ...Object.fromEntries(serviceNames.map((name) => [upstreamVariable(name), upstream])),
    }),
    log,
    tracers[1],
  );
  return {
    address: await gateway.app.listen({ host: '127.0.0.1', port: 0 }),
    sql: database.sql,
    /** With what is under way ended, and every span of it sent. */
    async close() {
      await gateway.app.close();
      await service.close();
      await Promise.all(tracers.map((tracer) => tracer?.close()));
    },
  };
}

describe('with an endpoint for traces', () => {
  let collector: Awaited<ReturnType<typeof aCollector>>;
  let both: Awaited<ReturnType<typeof runBoth>>;
  beforeAll(async () => {
    collector = await aCollector();
    both = await runBoth(collector.endpoint);
  });
  afterAll(() => collector.close());

  it('one trace goes from a request at the gateway over the service to the consumer of its event', async () => {
    const foreign = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const { headers } = await ask(both.address, searched, { headers: { traceparent: foreign } });
    await vi.waitFor(() => expect(handled).toHaveBeenCalledWith('a'), 5_000);
    await both.close();

    const { spans, bytes } = collector.sent();
    const [gateway, service, consuming] = [
      'gateway /api/jobs',
      'marketplace /jobs',
      counted.type,
    ].map((what) =>
      spans.find((span) =>
        [
          `${span.service} ${attribute(span, 'http.route')}`,
          attribute(span, 'messaging.destination.name'),
        ].includes(what),
      ),
    );
    expect(spans).toHaveLength(3);
    expect(gateway?.parentSpanId ?? '').toBe('');
    expect(gateway?.traceId).not.toBe('a'.repeat(32));
    expect(service).toMatchObject({ traceId: gateway?.traceId, parentSpanId: gateway?.spanId });
    expect(consuming).toMatchObject({ traceId: gateway?.traceId, parentSpanId: service?.spanId });
    for (const span of spans)
      expect(attribute(span, 'sidework.request_id')).toBe(headers['x-request-id']);
    expect(bytes).not.toContain('somebody');
  });
});

describe('without an endpoint', () => {
  let both: Awaited<ReturnType<typeof runBoth>>;
  beforeAll(async () => {
    both = await runBoth();
  });
  afterEach(() => handled.mockReset());
  afterAll(() => both.close());

  it('nothing is traced, whatever trace the caller names', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const { status } = await ask(both.address, searched, { headers: { traceparent } });
    expect(status).toBe(200);
    expect(await both.sql`select trace_parent from outbox`).toEqual([{ trace_parent: null }]);
  });
});
