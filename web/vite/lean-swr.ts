import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const reactStore = fileURLToPath(new URL('./react-store.ts', import.meta.url));

/** SWR brings a store hook for React before 18, which has had it since. */
export function leanSwr(): Plugin {
  return {
    name: 'sidework:lean-swr',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'use-sync-external-store/shim' ? reactStore : null),
  };
}
