import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { testGateway } from '../test/running-gateway.ts';

const page = `<!doctype html>
<html><head>
<meta name="csp-nonce" content="__CSP_NONCE__">
<style nonce="__CSP_NONCE__">body { margin: 0 }</style>
<script>early()</script>
<script type="module" crossorigin src="/assets/main-a1b2.js"></script>
<link rel="stylesheet" crossorigin href="/assets/main-a1b2.css">
</head><body><div id="root"></div><!--profile--></body></html>`;
const script = 'export const answer = 42;\n'.repeat(100);

const root = aBuiltApp({
  'index.html': page,
  'favicon.svg': '<svg/>',
  'app-worker.js': script,
  'app-worker.js.br': brotliCompressSync(script),
  'app-worker.js.gz': gzipSync(script),
  'assets/main-a1b2.js': script,
  'assets/main-a1b2.js.br': brotliCompressSync(script),
  'assets/main-a1b2.js.gz': gzipSync(script),
  'assets/main-a1b2.js.map': '{}',
  'assets/main-a1b2.css': 'h2 { color: $& }',
  'assets/job-c3d4.js': script,
  'assets/job-c3d4.css': 'h1 {}',
  '.vite/manifest.json': '{}',
  'first-load.json': JSON.stringify({
    '/jobs/:jobId': {
      scripts: ['/assets/main-a1b2.js', '/assets/job-c3d4.js'],
      styles: ['/assets/main-a1b2.css', '/assets/job-c3d4.css'],
    },
    '/auth': { scripts: ['/assets/job-c3d4.js'], styles: ['/assets/job-c3d4.css'] },
  }),
  'first-faces.json': JSON.stringify({
    '/auth': '<div id="first-face"><style nonce="__CSP_NONCE__">h1 {}</style><h1>$&</h1></div>',
  }),
});
const outside = join(dirname(root), 'secret-beside-the-app.txt');
writeFileSync(outside, 'secret');
afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(outside);
});

function aBuiltApp(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-app-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const nonceIn = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('the page of the app in the demo', () => {
  const gateway = testGateway({ WEB_ROOT: root, SIDEWORK_PROFILE: 'demo' });

  it.each(['/', '/auth', '/jobs/1'])('says so at %s', async (path) => {
    const { text } = await gateway.ask(path, { headers: browser });
    expect(text).toContain(
      'This is a demo: payments, checks of cards and text messages are not real.',
    );
  });
});

describe('the page of the app', () => {
  const gateway = testGateway({ WEB_ROOT: root });

  it.each(['/', '/jobs', '/auth', '/no/such/page', '/apiary', '/jobs?search=%ff'])(
    'answers at %s',
    async (path) => {
      const { status, headers, text } = await gateway.ask(path, { headers: browser });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).toContain('/assets/main-a1b2.js');
    },
  );

  it('bears the nonce of its policy wherever it wants one', async () => {
    const { headers, text } = await gateway.ask('/', { headers: browser });
    const nonce = nonceIn(headers['content-security-policy']);
    expect(text).toContain(`<meta name="csp-nonce" content="${nonce}">`);
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toContain('__CSP_NONCE__');
  });

  it('names no profile where none is set', async () => {
    const { text } = await gateway.ask('/jobs', { headers: browser });
    expect(text).not.toContain('profile');
  });

  it('bears another nonce each time', async () => {
    const pages = await Promise.all([1, 2, 3].map(() => gateway.ask('/', { headers: browser })));
    const nonces = pages.map(({ headers }) => nonceIn(headers['content-security-policy']));
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces) expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
  });

  it('allows nothing but its own, and says so', async () => {
    const { headers } = await gateway.ask('/', { headers: browser });
    const nonce = nonceIn(headers['content-security-policy']);
    const early = createHash('sha256').update('early()').digest('base64');
    expect(headers).toMatchObject({
      'content-security-policy': `default-src 'none'; script-src 'self' 'sha256-${early}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob: http://localhost:8081; connect-src 'self' http://localhost:8081; media-src blob: http://localhost:8081; frame-src http://localhost:8081; worker-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default; report-uri /csp-reports; report-to csp`,
      'reporting-endpoints': 'csp="/csp-reports"',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(self)',
    });
  });

  it('asks at once for what its route needs, but not for what it has', async () => {
    const { text } = await gateway.ask('/jobs/0192f0c4', { headers: browser });
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/job-c3d4.js">');
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/job-c3d4.css">');
    expect(text.match(/main-a1b2\.js/g)).toHaveLength(1);
    expect(text.match(/main-a1b2\.css/g)).toHaveLength(1);
    expect((await gateway.ask('/jobs', { headers: browser })).text).not.toContain('job-c3d4');
  });

  it('has the first face of its route where the app will draw it, with the nonce', async () => {
    const { headers, text } = await gateway.ask('/auth?type=recovery', { headers: browser });
    const nonce = nonceIn(headers['content-security-policy']);
    expect(text).toContain(
      `<div id="root"><div id="first-face"><style nonce="${nonce}">h1 {}</style><h1>$&</h1></div></div>`,
    );
    expect(headers['cache-control']).toBe('no-cache');
    expect((await gateway.ask('/jobs', { headers: browser })).text).toContain(
      '<div id="root"></div>',
    );
  });

  it('is painted with nothing but itself where it has a first face', async () => {
    const { headers, text } = await gateway.ask('/auth', { headers: browser });
    const nonce = nonceIn(headers['content-security-policy']);
    expect(text).toContain(
      `<style nonce="${nonce}">h2 { color: $& }</style><link rel="stylesheet" disabled crossorigin href="/assets/main-a1b2.css">`,
    );
    expect(text).toContain(
      `<style nonce="${nonce}">h1 {}</style><link rel="stylesheet" disabled crossorigin href="/assets/job-c3d4.css">`,
    );
    // Nothing else is fetched until the script after it opens it.
    expect(text).toContain(
      '<template id="app-scripts"><script type="module" crossorigin src="/assets/main-a1b2.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/assets/job-c3d4.js"></template><script>early()</script>',
    );
    expect(text.match(/\/assets\//g)).toHaveLength(4);
    const other = await gateway.ask('/jobs', { headers: browser });
    expect(other.text).not.toContain('<template');
    expect(other.text).not.toContain('disabled');
  });

  it('is sent packed to who can unpack it', async () => {
    const { headers, bytes } = await gateway.ask('/', {
      headers: { ...browser, 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(bytes).toString()).toContain('<!doctype html>');
  });

  it('is not for who wants no HTML, nor for writes', async () => {
    const picture = { accept: 'image/avif,image/webp,*/*;q=0.8' };
    expect((await gateway.ask('/missing.png', { headers: picture })).status).toBe(404);
    expect((await gateway.ask('/jobs', { method: 'POST', headers: browser })).status).toBe(404);
  });

  it.each(['/api/nothing', '/api', '/auth/v1/nothing', '/assets/nothing-a1b2.js', '/health/x'])(
    'does not stand in for %s',
    async (path) => {
      const { status, headers, json } = await gateway.ask(path, { headers: browser });
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(json()).toMatchObject({ code: 'not_found' });
    },
  );
});

describe('a file of the app', () => {
  const gateway = testGateway({ WEB_ROOT: root });

  it('with a hash in its name is kept for a year', async () => {
    const { status, headers, text } = await gateway.ask('/assets/main-a1b2.js');
    expect({ status, text }).toEqual({ status: 200, text: script });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['/app-worker.js', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"],
    ['/favicon.svg', "default-src 'none'; frame-ancestors 'none'"],
  ])(
    'let a service worker alone read from the app, however it is packed: %s',
    async (path, policy) => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { status, headers } = await gateway.ask(path, {
          headers: { 'accept-encoding': encoding },
        });
        expect([status, headers['content-security-policy']]).toEqual([200, policy]);
      }
    },
  );

  it('without one is asked about each time, and sent only when changed', async () => {
    const first = await gateway.ask('/favicon.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await gateway.ask('/favicon.svg', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('comes packed for %s as %s', async (accepted, encoding, unpack) => {
    const { headers, bytes } = await gateway.ask('/assets/main-a1b2.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toContain('immutable');
    expect(unpack(bytes).toString()).toBe(script);
  });

  it.each([
    '/assets/main-a1b2.js.br',
    '/assets/main-a1b2.js.map',
    '/first-load.json',
    '/first-faces.json',
    '/.vite/manifest.json',
  ])('that is not for browsers, %s, is not there', async (path) => {
    const { status } = await gateway.ask(path, { headers: { accept: 'application/json' } });
    expect(status).toBe(404);
  });

  it('never shows the page without its nonce', async () => {
    const { text } = await gateway.ask('/index.html', { headers: browser });
    expect(text).not.toContain('__CSP_NONCE__');
  });

  it.each([
    '/../secret-beside-the-app.txt',
    '/assets/../../secret-beside-the-app.txt',
    '/assets/..%2f..%2fsecret-beside-the-app.txt',
    '/assets/%2e%2e/%2e%2e/secret-beside-the-app.txt',
    '/..%5csecret-beside-the-app.txt',
    '//../secret-beside-the-app.txt',
    '/assets/....//secret-beside-the-app.txt',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/assets/main-a1b2.js%00.txt',
  ])('outside the app cannot be reached by %s', async (path) => {
    const { text } = await gateway.ask(path);
    expect(text).not.toContain('secret');
    expect(text).not.toContain('root:');
  });
});

describe('a gateway without a built app', () => {
  const gateway = testGateway({ WEB_ROOT: join(root, 'not-built') });

  it('says so and answers the API', async () => {
    const { status, text } = await gateway.ask('/', { headers: browser });
    expect(status).toBe(503);
    expect(text).toContain('without a built web app');
    expect((await gateway.ask('/api/jobs')).status).toBe(200);
  });
});
