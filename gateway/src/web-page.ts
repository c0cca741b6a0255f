import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The app's page with room for a nonce: the text between the places where it goes. */
export type PageTemplate = string[];

const placeholder = '__CSP_NONCE__';

/** Where the page names the profile, below all that the app draws. */
const profilePlace = '<!--profile-->';

const demoNote = `<aside class="profile-note" aria-label="Demo">This is a demo: payments, checks of cards and text messages are not real.</aside>`;

const FirstLoad = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()).default([]), styles: z.array(z.string()).default([]) }),
);

const FirstFaces = z.record(z.string(), z.string());

/** The page for a path; undefined where the app has not been built. */
export function readPages(
  root: string,
  isDemo: boolean,
): ((path: string) => PageTemplate) | undefined {
  const file = join(root, 'index.html');
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8').replace(profilePlace, isDemo ? demoNote : '');
  const plain = html.split(placeholder);
  const faces = FirstFaces.parse(readBuilt(root, 'first-faces.json'));
  const loads = FirstLoad.parse(readBuilt(root, 'first-load.json'));
  const routes = Object.entries(loads).map(([route, files]) => ({
    pattern: new RegExp(
      `^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`,
    ),
    template: withFace(withFirstLoad(html, files), faces[route]).split(placeholder),
  }));
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.template ?? plain;
}

/** What the build wrote down about its routes, where it did. */
function readBuilt(root: string, name: string): unknown {
  const file = join(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Asks for a route's files with the page itself, rather than once the app has run. */
function withFirstLoad(html: string, { scripts, styles }: { scripts: string[]; styles: string[] }) {
  const missing = (path: string) => !html.includes(`"${path}"`);
  const links = [
    ...styles.filter(missing).map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ...scripts
      .filter(missing)
      .map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/**
 * Puts what is seen first of a route where the app will draw it. The app's scripts then give way to all that the first
 * painting waits for.
 */
function withFace(html: string, face: string | undefined) {
  if (face === undefined) return html;
  return html
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root">${face}</div>`);
}

export const fillIn = (template: PageTemplate, nonce: string) => template.join(nonce);

/** Shown in place of an app that is not there. */
export const unbuiltPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Sidework</title>
  </head>
  <body>
    <h1>The web app is not here</h1>
    <p>This gateway answers the API, but it was started without a built web app.</p>
  </body>
</html>
`;
