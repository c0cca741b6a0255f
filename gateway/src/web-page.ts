import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The app's page with room for a nonce: the text between the places where it goes. */
export type PageTemplate = string[];

const placeholder = '__CSP_NONCE__';

const FirstLoad = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()).default([]), styles: z.array(z.string()).default([]) }),
);

/** The page for a path; undefined where the app has not been built. */
export function readPages(root: string): ((path: string) => PageTemplate) | undefined {
  const file = join(root, 'index.html');
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  const plain = html.split(placeholder);
  const routes = Object.entries(readFirstLoad(root)).map(([route, files]) => ({
    pattern: new RegExp(
      `^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`,
    ),
    template: withFirstLoad(html, files).split(placeholder),
  }));
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.template ?? plain;
}

/** Which files each route needs for its first paint, where the build wrote that down. */
function readFirstLoad(root: string): z.infer<typeof FirstLoad> {
  const file = join(root, 'first-load.json');
  return existsSync(file) ? FirstLoad.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
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
