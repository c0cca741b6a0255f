import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { type Description, readDescription } from '../nats/description.ts';
import { buildDir, checkout } from './checkout.ts';
import { fingerprint, isUnchanged } from './inputs.ts';
import { bundleOf, describeCommand, sourceOf } from './processes.ts';
import { services } from './services.ts';
import { tolerate } from './tolerate.ts';

/** Packages with compiled code, files or megabytes of data: they stay in node_modules, and are found there. */
const external = [/^@node-rs\//, /^@fastify\/swagger-ui/, /^pdfkit/, /^sharp/, /^zipcodes/];

/**
 * One file a process: unbundled, a service finds, reads and compiles each module of its packages by itself,
 * which takes it about five times as long to load (7 s and not 1.3 s on two busy cores) and four times the memory.
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
  if (await isUnchanged(markerIn(target), inputs)) return false;
  // Another command may bundle the same at this moment.
  const unfinished = `${target}.${randomUUID()}`;
  try {
    await writeBundle(name, unfinished);
    await writeFile(markerIn(unfinished), inputs);
    await putInPlace(unfinished, target, inputs);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return true;
}

/** The program of a process, with what a service says of itself; gives what `bundleInto` does. */
export async function writeBundle(name: string, dir: string): Promise<string[]> {
  const packages = await bundleInto(dir, sourceOf(name));
  if (name === 'gateway') return packages;
  const description = await describe(join(dir, 'main.js'));
  await writeFile(join(dir, 'description.json'), JSON.stringify(description));
  return packages;
}

/** Makes one program of `main`; gives the packages that it looks for in `node_modules` when it runs. */
export async function bundleInto(dir: string, main: string): Promise<string[]> {
  const bundle = await rolldown({ input: main, platform: 'node', external, logLevel: 'silent' });
  const { output } = await bundle.write({
    dir,
    format: 'esm',
    sourcemap: true,
    entryFileNames: 'main.js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const imports = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  return imports.filter((name) => external.some((pattern) => pattern.test(name)));
}

/** Whole or not at all; where another command was faster with the same, that one stays, and may run already. */
async function putInPlace(unfinished: string, target: string, inputs: string): Promise<void> {
  if (await isUnchanged(markerIn(target), inputs)) return;
  const replaced = `${unfinished}.replaced`;
  await rename(target, replaced).catch(tolerate('ENOENT'));
  await rename(unfinished, target).catch(tolerate('ENOTEMPTY', 'EEXIST'));
  await rm(replaced, { recursive: true, force: true });
}

async function describe(main: string): Promise<Description> {
  const { program, args, env, cwd } = describeCommand(main);
  const { stdout } = await promisify(execFile)(program, args, { env, cwd });
  return readDescription(stdout);
}

const markerIn = (folder: string) => join(folder, 'inputs');

function descriptionOf(name: string): string {
  return join(buildDir, name, 'description.json');
}
