import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copySources } from '../../checks/copy-sources.ts';
import { cacheDir } from '../../local/checkout.ts';
import { inheritedEnvironment } from '../../local/config.ts';
import { type Guard, guards } from '../markers/guards.ts';

const calls = 2_000;
/** The exit code of a walk that found something. */
const red = 3;

/** Takes each guard out of a copy of the sources, and walks there; gives those without which nothing is found. */
export async function runGuardsOut(
  seed: number,
  tell: (line: string) => void,
  only: (guard: Guard) => boolean = () => true,
): Promise<string[]> {
  const faults: string[] = [];
  for (const guard of guards.filter(only)) {
    const { point, says } = guard;
    const { code, told } = await walkWithout(guard, seed).catch((error: Error) => ({
      code: undefined,
      told: error.message,
    }));
    tell(`Point ${point}, without "${says}":\n${told.trimEnd()}`);
    if (code !== red) faults.push(`point ${point}: nothing is found without "${says}" (${code})`);
  }
  return faults;
}

async function walkWithout({ file, from, to }: Guard, seed: number) {
  const copy = await mkdtemp(join(tmpdir(), 'sidework-unguarded-'));
  try {
    await copySources(copy);
    await mkdir(join(copy, '.sidework'), { recursive: true });
    await symlink(cacheDir, join(copy, '.sidework', 'cache'));
    const path = join(copy, file);
    const source = await readFile(path, 'utf8');
    if (source.split(from).length !== 2) throw new Error(`${file} does not have "${from}" once.`);
    await writeFile(
      path,
      source.replace(from, () => to),
    );
    const walk = spawn(
      process.execPath,
      ['infra/faults/runs/walk-once.ts', String(calls), String(seed)],
      { cwd: copy, env: inheritedEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const [out, errors, [code]] = await Promise.all([
      text(walk.stdout),
      text(walk.stderr),
      once(walk, 'close'),
    ]);
    return {
      code: Number(code),
      told: code === red ? out.slice(out.indexOf('calls') - 6) : out + errors,
    };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
