import type { Plugin } from 'vite';

const routerModule = /react-router\/dist\/.+\.mjs$/;

/** Where the module of the router's components and hooks is told what is never so here. */
const facts: [text: string, instead: string][] = [
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  // Pages are components of a BrowserRouter: no data router has loaders or errors of routes.
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  // What a link leads to is fetched ahead by `app/prefetch.ts`; the router's own way is for its framework.
  ['= usePrefetchBehavior(\n      prefetch,\n      rest\n    );', '= [false, null, {}];'],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
];

/**
 * A third of the router is for its framework, which the app does not use, but nothing says that leaving it out is
 * safe: contexts, components and classes are made by calls, and their names are set afterwards.
 */
export function leanRouter(): Plugin {
  return {
    name: 'sidework:lean-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!routerModule.test(id) || !code.includes('function BrowserRouter(')) return null;
      return { code: lean(code), map: null };
    },
  };
}

/** Another version of the router may word a fact differently, which is to be noticed. */
export function lean(code: string): string {
  let leaner = code;
  for (const [text, instead] of facts) {
    if (!leaner.includes(text)) throw new Error(`The router no longer says "${text}".`);
    leaner = leaner.replace(text, instead);
  }
  return leaner
    .replaceAll(/^\w+\.(displayName|contextType) = .*;$/gm, '')
    .replaceAll(
      /= (React\d*\.(createContext|forwardRef|memo)|new (Set|WeakMap))\(/g,
      '= /* @__PURE__ */ $1(',
    );
}
