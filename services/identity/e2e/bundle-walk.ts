import { join } from 'node:path';
import { rolldown } from 'rolldown';

let bundled: Promise<string> | undefined;

/** The walk and the client in one script, as a page can be given it. */
export function bundleWalk(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const input = join(import.meta.dirname, 'in-page.ts');
  const build = await rolldown({ input, platform: 'browser', logLevel: 'warn' });
  const { output } = await build.generate({ format: 'iife' });
  return output[0].code;
}
