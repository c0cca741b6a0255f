import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks.ts';
import { contractRoutes } from './vite/contract-routes.ts';
import { earlyScript } from './vite/early-script.ts';
import { firstFaces } from './vite/first-faces.ts';
import { firstLoad } from './vite/first-load.ts';
import { precompress } from './vite/precompress.ts';

const gateway = `http://127.0.0.1:${process.env.SIDEWORK_PORT ?? '8080'}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [contractRoutes(), react(), earlyScript(), firstFaces(), firstLoad(), precompress()],
  build: {
    target: 'es2023',
    // The first that know light-dark(), which is kept as it is.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  // Vite would find these imports of later pages late, and reload the page under the developer's
  // hands.
  optimizeDeps: {
    include: ['zod', '@supabase/auth-js', '@mantine/form', '@mantine/notifications'],
  },
  server: { proxy: { '/api': { target: gateway, ws: true }, '/auth/v1': gateway } },
});
