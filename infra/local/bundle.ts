import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { type Description, readDescription } from '../nats/description.ts';
import { buildDir, checkout } from './checkout.ts';
import { fingerprint, isUnchanged } from './inputs.ts';
import { bundleOf, describeCommand, sourceOf } from './processes.ts';
import { services } from './services.ts';
import { tolerate } from './tolerate.ts';

/** Packages with compiled code, files or megabytes of data: they stay in node_modules, and are found there. */
const external = [
  /^@node-rs\//,
  /^@fastify\/swagger-ui/,
  /^pdfkit/,
  /^fontkit/,
  /^harfbuzzjs/,
  /^subset-font/,
  /^sharp/,
  /^zipcodes/,
];

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

/** Gives the built program of a process, with the files that it needs beside it. */
export async function builtBundle(name: string): Promise<{ dir: string; bundle: Bundle }> {
  const dir = dirname(bundleOf(name));
  return { dir, bundle: JSON.parse(await readFile(join(dir, 'bundle.json'), 'utf8')) };
}

async function bundleProcess(name: string): Promise<boolean> {
  const target = dirname(bundleOf(name));
  const inputs = await fingerprint([
    'package-lock.json',
    'infra/local/bundle.ts',
    'contracts/src',
    'services/chassis/src',
    relative(checkout, dirname(sourceOf(name))),
  ]);
  if (await isUnchanged(markerIn(target), inputs)) return false;
  // Another command may bundle the same at this moment.
  const unfinished = `${target}.${randomUUID()}`;
  try {
    const bundle = await bundleInto(unfinished, sourceOf(name));
    await writeFile(join(unfinished, 'bundle.json'), JSON.stringify(bundle));
    if (name !== 'gateway') await writeDescription(unfinished);
    await writeFile(markerIn(unfinished), inputs);
    await putInPlace(unfinished, target, inputs);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return true;
}

/** The program of a process, with the modules that it still loads from `node_modules`. */
export interface Bundle {
  /** Packages that it imports. */
  imported: string[];
  /** Packages that it brings with it, and looks for nowhere else. */
  contained: string[];
}

/** Makes one program of `main`. */
export async function bundleInto(dir: string, main: string): Promise<Bundle> {
  const bundle = await rolldown({ input: main, platform: 'node', external, logLevel: 'silent' });
  const { output } = await bundle.write({
    dir,
    format: 'esm',
    sourcemap: true,
    entryFileNames: 'main.js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const modules = chunks.flatMap((chunk) => chunk.moduleIds);
  const code = chunks.map((chunk) => chunk.code).join('\n');
  return {
    imported: packagesOf(imports.filter((name) => external.some((pattern) => pattern.test(name)))),
    contained: packagesOf(
      modules.flatMap((path) => path.split(`${sep}node_modules${sep}`).slice(1).slice(-1)),
    ).filter((name) => !isNamedInCall(name, code)),
  };
}

/** Asked for while the program runs: `import.meta.resolve('qrcode/lib/x.js')`, `createRequire(url)('qrcode')`. */
const isNamedInCall = (name: string, code: string) =>
  ["'", '"', '`'].some((quote) =>
    [quote, '/'].some((end) => code.includes(`(${quote}${name}${end}`)),
  );

/** `@fastify/swagger-ui` of `@fastify/swagger-ui/lib/x.js`. */
function packagesOf(paths: string[]): string[] {
  const names = paths.map((path) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(names)];
}

/** Whole or not at all; where another command was faster with the same, that one stays, and may run already. */
async function putInPlace(unfinished: string, target: string, inputs: string): Promise<void> {
  if (await isUnchanged(markerIn(target), inputs)) return;
  const replaced = `${unfinished}.replaced`;
  await rename(target, replaced).catch(tolerate('ENOENT'));
  await rename(unfinished, target).catch(tolerate('ENOTEMPTY', 'EEXIST'));
  await rm(replaced, { recursive: true, force: true });
}

/** Writes the description of a service beside its program. */
async function writeDescription(dir: string): Promise<void> {
  const { program, args, env, cwd } = describeCommand(join(dir, 'main.js'));
  const { stdout } = await promisify(execFile)(program, args, { env, cwd });
  await writeFile(join(dir, 'description.json'), JSON.stringify(readDescription(stdout)));
}

const markerIn = (folder: string) => join(folder, 'inputs');

function descriptionOf(name: string): string {
  return join(buildDir, name, 'description.json');
}
