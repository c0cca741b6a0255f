import { minifySync, type Plugin } from 'vite';
import { colorSchemeKey } from '../src/lib/color-scheme-key.ts';
import { firstLoadFiles, pageTable } from './first-load.ts';

/** A route as a regular expression, and the files of its page. */
export type PageFiles = [path: string, files: string[]];

/**
 * A script of its own, fetched beside the app's: it asks for the files of the page while the app is still on its
 * way, and sets the chosen colour scheme before anything is painted. No inline script is allowed.
 */
export function earlyScript(): Plugin {
  return {
    name: 'sidework:early-script',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') return;
      const ofEveryPage = new Set(firstLoadFiles(bundle, null));
      const pages = pageTable().map(({ route, page }): PageFiles => {
        const own = firstLoadFiles(bundle, page).filter((file) => !ofEveryPage.has(file));
        return [`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`, own.map((file) => `/${file}`)];
      });
      const call = `(${beforeTheApp})(${JSON.stringify(pages)},${JSON.stringify(colorSchemeKey)})`;
      const { code } = minifySync('early.js', call);
      const reference = this.emitFile({ type: 'asset', name: 'early.js', source: code });
      const tag = `<script async src="/${this.getFileName(reference)}"></script>`;
      html.source = String(html.source).replace('<link rel="icon"', `${tag}\n    <link rel="icon"`);
    },
  };
}

/** Runs in the browser, from its own source text: it can use nothing from outside itself. */
export function beforeTheApp(pages: PageFiles[], schemeKey: string): void {
  const page = pages.find(([path]) => new RegExp(path).test(location.pathname));
  for (const file of page?.[1] ?? []) {
    const link = document.createElement('link');
    link.href = file;
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
      link.crossOrigin = '';
    } else link.rel = 'modulepreload';
    document.head.append(link);
  }
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(schemeKey);
  } catch {
    // Storage may be closed to us; the system's scheme holds then.
  }
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}
