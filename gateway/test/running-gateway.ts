import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@sidework/chassis/operations/logger';
import { serviceNames } from '@sidework/contracts/platform';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildGateway } from '../src/app.ts';
import { GatewayConfig, upstreamVariable } from '../src/config.ts';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer's fields
  json(): any;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A request of exactly these bytes: no client tidies the path or the headers. */
export function ask(address: string, path: string, asked: Asked = {}): Promise<Reply> {
  const { hostname, port } = new URL(address);
  const { method = 'GET', headers, body } = asked;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, method, headers, agent: false });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          json: () => JSON.parse(text),
        });
      });
    });
    request.end(body);
  });
}

/** Answers as identity does: the letters of a token name the account; one fixed word names none. */
export function knowsTokens(app: FastifyInstance) {
  app.get('/user', async ({ headers }, reply) => {
    const [, id] = headers.authorization?.split(' ') ?? [];
    return id === 'nobody' ? reply.code(403).send({ error_code: 'bad_jwt' }) : { id };
  });
}

/** A service as the gateway sees it; without routes of its own it says what it was asked. */
export async function aService(
  name: string,
  routes?: (app: FastifyInstance) => void,
  at: string | null = null,
) {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.get('/health/live', async () => ({ status: 'ok' }));
  routes?.(app);
  app.all('/*', async ({ method, url, headers, body }) => ({
    name,
    method,
    url,
    headers,
    body: (body as Buffer | undefined)?.toString(),
  }));
  await app.listen({ port: at === null ? 0 : Number(new URL(at).port), host: '127.0.0.1' });
  return { app, address: addressOf(app), close: () => app.close() };
}

/**
 * An address at which nothing listens, and a test may later: Linux gives its ports to no program by itself, and the platforms of
 * tests have those before them.
 */
export async function nobodysAddress(): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const address = `http://127.0.0.1:${30_000 + Math.floor(Math.random() * 2_700)}`;
    const service = await aService('gone', undefined, address).catch(() => undefined);
    if (!service) continue;
    await service.close();
    return address;
  }
  throw new Error('There is no free port for the tests of the gateway.');
}

export const addressOf = (app: FastifyInstance) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** The setting by which every service is at one address. */
export const everyService = (address: string) =>
  Object.fromEntries(serviceNames.map((service) => [upstreamVariable(service), address]));

/** A service that a test does not name has no address. */
const nowhere = everyService('http://127.0.0.1:1');

export const testConfig = (environment: Record<string, string>) =>
  GatewayConfig.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:8080',
    FILES_PORT: '0',
    FILES_URL: 'http://localhost:8081',
    ...nowhere,
    ...environment,
  });

/** The log goes to `lines`, where they are given. */
export async function startGateway(
  environment: Record<string, string>,
  lines?: Record<string, unknown>[],
) {
  const config = testConfig({ ...(lines && { LOG_LEVEL: 'debug' }), ...environment });
  const keep = { write: (line: string) => void lines?.push(JSON.parse(line)) };
  const log = createLogger('gateway', config.LOG_LEVEL, keep);
  const { app, files } = await buildGateway(config, log);
  for (const each of [app, files]) await each.listen({ host: '127.0.0.1', port: 0 });
  const address = addressOf(app);
  return {
    app,
    address,
    ask: (path: string, asked?: Asked) => ask(address, path, asked),
    /** At the files origin. */
    askFiles: (path: string, asked?: Asked) => ask(addressOf(files), path, asked),
    close: () => app.close(),
  };
}

/** A gateway before one service that stands for all, both started for a test file. */
export function testGateway(
  environment: Record<string, string> = {},
  routes?: (app: FastifyInstance) => void,
) {
  let service: Awaited<ReturnType<typeof aService>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    service = await aService('service', routes);
    gateway = await startGateway({
      ...everyService(service.address),
      ...environment,
    });
  });
  afterAll(async () => {
    await gateway?.close();
    await service?.close();
  });
  return {
    get address() {
      return gateway.address;
    },
    ask: (path: string, asked?: Asked) => gateway.ask(path, asked),
    askFiles: (path: string, asked?: Asked) => gateway.askFiles(path, asked),
  };
}
