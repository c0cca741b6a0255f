import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { createServer } from 'vite';
import { contractRoutes } from './contract-routes.ts';
import { toFace } from './face-markup.ts';

/*
 * Runs as a worker, since the app takes what a browser has from what is global. Draws the app as it begins at each of
 * the paths for a visitor whom no server has answered yet, and tells the markup.
 */

const page = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});
const { window } = page;
const nothing = () => undefined;

/** The app uses these at once; jsdom lacks or inherits them, or must not run them here. */
const stands = {
  fetch: () => new Promise(nothing),
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  ResizeObserver: class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  },
  scrollTo: nothing,
  addEventListener: window.addEventListener,
  removeEventListener: window.removeEventListener,
};

/** Node has some of these too, and not those of a page. */
const ofThePage = ['navigator', 'localStorage', 'sessionStorage'];

Object.assign(window, stands);
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) || name in stands || ofThePage.includes(name))
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });

const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [contractRoutes()],
});
const app = (await server.ssrLoadModule(
  '/src/app/draw.tsx',
)) as typeof import('../src/app/draw.tsx');

async function faceAt(path: string): Promise<string> {
  page.reconfigure({ url: `http://localhost${path}` });
  const root = window.document.createElement('div');
  window.document.body.replaceChildren(root);
  await app.draw(root);
  return toFace(root);
}

const faces: Record<string, string> = {};
for (const path of workerData as string[]) faces[path] = await faceAt(path);
parentPort?.postMessage(faces);
process.exit();
