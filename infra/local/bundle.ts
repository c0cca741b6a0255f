import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { type Description, readDescription } from '../nats/description.ts';
import { buildDir, checkout } from './checkout.ts';
import { fingerprint, unlessUnchanged } from './inputs.ts';
import { bundleOf, describeCommand, sourceOf } from './processes.ts';
import { services } from './services.ts';

/** Packages with compiled code or files of their own: they stay in node_modules, and are found there. */
const external = [/^@node-rs\//, /^@fastify\/swagger-ui/, /^pdfkit/, /^sharp/];

/**
 * One file a process. Unbundled, a service takes seconds to load its packages and several times the
 * memory; see the figures in the decision records.
 */
export async function bundleProcesses(): Promise<string[]> {
  const names = [...services.map(({ name }) => name), 'gateway'];
  const built = await Promise.all(names.map(bundleProcess));
  return names.filter((_, index) => built[index]);
}

export async function bundledDescriptions(): Promise<Description[]> {
  return Promise.all(
    services.map(async ({ name }) => JSON.parse(await readFile(descriptionOf(name), 'utf8'))),
  );
}

async function bundleProcess(name: string): Promise<boolean> {
  const target = dirname(bundleOf(name));
  const inputs = await fingerprint([
    ...['package-lock.json', 'infra/local/bundle.ts', 'contracts/src', 'services/chassis/src'],
    relative(checkout, dirname(sourceOf(name))),
  ]);
  return unlessUnchanged(join(target, 'inputs'), inputs, async () => {
    const unfinished = `${target}.${process.pid}`;
    const bundle = await rolldown({
      input: sourceOf(name),
      platform: 'node',
      external,
      logLevel: 'silent',
    });
    await bundle.write({
      dir: unfinished,
      format: 'esm',
      sourcemap: true,
      entryFileNames: 'main.js',
      chunkFileNames: '[name]-[hash].js',
    });
    await bundle.close();
    await mkdir(buildDir, { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(unfinished, target);
    if (name !== 'gateway') await describeBundle(name);
  });
}

async function describeBundle(name: string): Promise<void> {
  await writeFile(descriptionOf(name), JSON.stringify(await describe(bundleOf(name))));
}

async function describe(main: string): Promise<Description> {
  const { program, args, env, cwd } = describeCommand(main);
  const { stdout } = await promisify(execFile)(program, args, { env, cwd });
  return readDescription(stdout);
}

function descriptionOf(name: string): string {
  return join(buildDir, name, 'description.json');
}
