import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The app's page with room for a nonce: the text between the places where it goes. */
export type PageTemplate = string[];

const placeholder = '__CSP_NONCE__';

/** The page names the profile here, below all that the app draws. */
const profilePlace = '<!--profile-->';

const demoNote = `<aside class="profile-note" aria-label="Demo">This is a demo: payments, checks of cards and text messages are not real.</aside>`;

const FirstLoad = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()).default([]), styles: z.array(z.string()).default([]) }),
);

const FirstFaces = z.record(z.string(), z.string());

export interface Pages {
  /** The page for a path. */
  at(path: string): PageTemplate;
  /** The policy names the scripts in the page itself by these hashes. */
  scriptHashes: string[];
}

/** The pages of the app; undefined where it has not been built. */
export function readPages(root: string, isDemo: boolean): Pages | undefined {
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
    template: withFace(root, withFirstLoad(html, files), faces[route]).split(placeholder),
  }));
  return {
    at: (path) => routes.find(({ pattern }) => pattern.test(path))?.template ?? plain,
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script = '']) => hashOf(script)),
  };
}

const inlineScript = /<script>(.*?)<\/script>/gs;

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Reads the notes of the build about its routes, where there are any. */
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

const sheetLink = /<link rel="stylesheet"( crossorigin)? href="([^"]+)">/g;
const scriptTag = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Puts what is seen first of a route where the app will draw it. It is painted with nothing but the page itself: the
 * style sheets stand in it, and the app's scripts wait in a template, which the script before the app opens.
 */
function withFace(root: string, html: string, face: string | undefined) {
  if (face === undefined) return html;
  const scripts = html.match(scriptTag)?.join('') ?? '';
  return html
    .replaceAll(scriptTag, '')
    .replaceAll(sheetLink, (_, crossorigin = '', path) => {
      const sheet = readFileSync(join(root, path), 'utf8');
      // The link is never fetched: by it the app knows that the sheet is there.
      const known = `<link rel="stylesheet" disabled${crossorigin} href="${path}">`;
      return `<style nonce="${placeholder}">${sheet}</style>${known}`;
    })
    .replace('<script>', (tag) => `<template id="app-scripts">${scripts}</template>${tag}`)
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
