import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from './config.ts';
import { type Head, withHead } from './page-head.ts';
import { sendNotFound } from './problem-answers.ts';
import { pagePolicy, reportingEndpoints, workerPolicy } from './security-headers.ts';
import { fillIn, readPages, unbuiltPage } from './web-page.ts';

const compress = promisify(gzip);
const year = 365 * 24 * 60 * 60;

/** Files of the build that are not the browser's to fetch as they lie there; `robots.txt` is the gateway's own. */
const notServed = ['**/*.br', '**/*.gz', '**/*.map', 'index.html', 'first-*.json', 'robots.txt'];

/** Serves the built web app: its files as they are, its page with a nonce of each answer's own. */
export async function webApp(
  app: FastifyInstance,
  config: GatewayConfig,
  headOf: (path: string) => Promise<Head | undefined>,
) {
  const { WEB_ROOT: root, FILES_URL: filesUrl, SIDEWORK_PROFILE: profile } = config;
  // Below these nothing is a page of the app, so that a mistyped call is not answered with HTML.
  for (const prefix of ['/api', '/auth/v1', '/assets', '/health'])
    for (const url of [prefix, `${prefix}/*`]) app.all(url, sendNotFound);

  const pages = root ? readPages(root, profile === 'demo') : undefined;
  const policyFor = (nonce: string) =>
    pagePolicy(nonce, new URL(filesUrl).origin, pages?.scriptHashes);
  if (!root || !pages) {
    app.log.warn({ root }, 'there is no built web app to serve');
    app.get('/*', (request, reply) =>
      wantsPage(request)
        ? sendPage(request, reply.code(503), policyFor, () => unbuiltPage)
        : sendNotFound(request, reply),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root,
    // Only the files that are there now have a route: no path from outside reaches the file system.
    wildcard: false,
    index: false,
    globIgnore: notServed,
    preCompressed: true,
    cacheControl: false,
    setHeaders: fileHeaders,
  });
  app.get('/*', async (request, reply) => {
    if (!wantsPage(request)) return sendNotFound(request, reply);
    const [path = '/'] = request.url.split('?', 1);
    const head = await headOf(path);
    return sendPage(request, reply, policyFor, (nonce) => {
      const html = fillIn(pages.at(path), nonce);
      return head ? withHead(html, head) : html;
    });
  });
}

/** Also as one of its packed copies, which browsers are sent. */
const isWorker = (path: string) => /-worker\.js(\.br|\.gz)?$/.test(path);

/** Names of files in `assets/` carry a hash of their content; others keep their name and change. */
function fileHeaders(response: FastifyReply, path: string) {
  if (isWorker(path)) response.header('content-security-policy', workerPolicy);
  const isHashed = /[\\/]assets[\\/]/.test(path);
  response.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
  response.header('vary', 'accept-encoding');
}

function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  return accept === '*/*' || accept.includes('text/html');
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  policyFor: (nonce: string) => string,
  page: (nonce: string) => string,
) {
  const nonce = randomBytes(16).toString('base64');
  const html = page(nonce);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyFor(nonce))
    .header('reporting-endpoints', reportingEndpoints)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await compress(html));
}
