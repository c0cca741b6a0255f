import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Plugin, Rolldown } from 'vite';
import { routes } from '../src/lib/paths.ts';

/** The pages that people come to from outside. */
const withFirstFace = [routes.landing, routes.jobs, routes.auth];

const moduleClass = /\b_[\w-]+_[a-z0-9]{5}_\d+\b/g;

/**
 * Draws what a visitor first sees of the pages people come to, for the gateway to send with the page: it is there as
 * soon as the style sheets are, and the app takes its place.
 */
export function firstFaces(): Plugin {
  return {
    name: 'sidework:first-faces',
    apply: 'build',
    async generateBundle(_, bundle) {
      const faces = await drawFaces(withFirstFace);
      for (const [path, face] of Object.entries(faces)) {
        const unknown = unstyledClasses(face, bundle);
        if (unknown.length > 0) this.error(`The first face of ${path} has unknown ${unknown}.`);
      }
      this.emitFile({
        type: 'asset',
        fileName: 'first-faces.json',
        source: JSON.stringify(faces),
      });
    },
  };
}

export async function drawFaces(paths: string[]): Promise<Record<string, string>> {
  const worker = new Worker(new URL('./draw-faces.ts', import.meta.url), { workerData: paths });
  const [faces] = await once(worker, 'message');
  return faces;
}

/** Classes of our style sheets that no sheet of the bundle has: it would stand there undressed. */
export function unstyledClasses(face: string, bundle: Rolldown.OutputBundle): string[] {
  const sheets = Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => ('source' in file ? String(file.source) : ''))
    .join('');
  return [...new Set(face.match(moduleClass))].filter((name) => !sheets.includes(`.${name}`));
}
