import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inheritedEnvironment } from '../local/config.ts';
import { copySources } from './copy-sources.ts';
import type { KnownServices } from './known-services.ts';
import { declareSeventh, files, folders, seventh } from './seventh-service.ts';

const run = promisify(execFile);
const list = 'contracts/src/platform.ts';
/** They listen to all services. */
const readers = ['identity', 'network-chat'];

describe('a service that is its folder and one declaration', { timeout: 120_000 }, () => {
  let copy: string;
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'sidework-seventh-'));
    await copySources(copy);
  });
  afterAll(() => rm(copy, { recursive: true, force: true }));

  /** Gives the output of a program of the copy. */
  async function inCopy(program: string, ...args: string[]) {
    const env = { ...inheritedEnvironment(), NO_COLOR: '1' };
    const { stdout } = await run(process.execPath, [program, ...args], { cwd: copy, env });
    return stdout;
  }
  const knownServices = async (described: string[]): Promise<KnownServices> =>
    JSON.parse(await inCopy('infra/checks/known-services.ts', ...described));

  it('is known wherever services are, but to the compose file, and to nobody once both are gone', async () => {
    const before = await readFile(join(copy, list), 'utf8');
    for (const [path, content] of Object.entries(files)) await write(path, content);
    await write(list, declareSeventh(before));
    const withSeventh = await knownServices([...readers, seventh]);
    // Each card asks the health of its service, so the page is drawn and not only its list.
    const drawn = await inCopy(
      'node_modules/.bin/vitest',
      'run',
      '--project',
      'web',
      'web/src/pages/admin/health-page.test.tsx',
      '-t',
      'has a row for each service',
    );
    expect(drawn).toMatch(/1 passed/);

    for (const folder of folders) await rm(join(copy, folder), { recursive: true });
    await write(list, before);
    const without = await knownServices(readers);

    expect(Object.values(without).flat()).not.toContain(seventh);
    const { 'the compose file': composed, ...derived } = without;
    expect(withSeventh).toEqual({
      ...Object.fromEntries(
        Object.entries(derived).map(([place, known]) => [place, [...known, seventh]]),
      ),
      'the compose file': composed,
    });
    // A probe that read a place wrongly would find no service there, before and after, and the test would pass.
    for (const [place, known] of Object.entries(without)) expect(known, place).not.toEqual([]);
  });

  async function write(path: string, content: string) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), content);
  }
});
