import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Child, type ChildOptions, superviseChild } from './child.ts';
import { inheritedEnvironment } from './config.ts';
import { openLogFile } from './log-file.ts';
import { identify, isAlive } from './process-table.ts';

/** Answers the question whether the process is alive, and counts how often it was asked. */
function askedEvery(milliseconds: number) {
  const asked = {
    answers: true,
    times: 0,
    options: {
      askedEvery: milliseconds,
      isAlive: async () => {
        asked.times += 1;
        return asked.answers;
      },
    },
  };
  return asked;
}

describe('a supervised process', () => {
  let folder: string;
  let pids: number[];
  let child: Child;

  function supervise(
    program: string,
    isReady: () => Promise<boolean> = async () => true,
    more: Partial<ChildOptions> = {},
  ) {
    child = superviseChild({
      name: 'worker',
      command: { program: '/bin/sh', args: ['-c', program], env: inheritedEnvironment() },
      log: openLogFile(join(folder, 'worker.log')),
      isReady,
      onStart: (_name, pid) => pids.push(pid),
      ...more,
    });
    return child;
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sidework-child-'));
    pids = [];
  });

  afterEach(async () => {
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is started again when it is killed, and not when it is stopped', async () => {
    await supervise('exec sleep 60').start();
    const [first = 0] = pids;
    process.kill(first, 'SIGKILL');
    await expect.poll(() => pids.length, { timeout: 10_000 }).toBe(2);
    const second = identify(pids[1] ?? 0);
    expect(isAlive(second)).toBe(true);
    await child.stop();
    expect(isAlive(second)).toBe(false);
    expect(pids).toHaveLength(2);
    expect(await readFile(join(folder, 'worker.log'), 'utf8')).toContain('worker ended (SIGKILL)');
  });

  it('is started again when it hangs', async () => {
    const asked = askedEvery(20);
    await supervise('exec sleep 60', undefined, asked.options).start();
    await expect.poll(() => asked.times, { timeout: 10_000 }).toBeGreaterThan(1);
    asked.answers = false;
    await expect.poll(() => pids.length, { timeout: 10_000 }).toBeGreaterThan(1);
    asked.answers = true;
    expect(await readFile(join(folder, 'worker.log'), 'utf8')).toContain(
      'does not answer any more',
    );
    expect(isAlive(identify(pids[0] ?? 0))).toBe(false);
  });

  it('is left alone while it starts, however slowly, and ended when it never answers', async () => {
    const asked = askedEvery(20);
    const more = { ...asked.options, readyWithin: 2_000 };
    await supervise('exec sleep 60', undefined, more).start();
    asked.answers = false;
    await expect.poll(() => pids.length, { timeout: 10_000 }).toBe(2);
    const { times } = asked;
    await expect.poll(() => asked.times, { timeout: 10_000 }).toBeGreaterThan(times + 20);
    expect(pids).toHaveLength(2);
    await expect.poll(() => pids.length, { timeout: 10_000 }).toBe(3);
  });

  it('is started though nobody can note it, as on a full disk', async () => {
    const onStart = (_name: string, pid: number) => {
      pids.push(pid);
      throw new Error('no space left on device');
    };
    await supervise('exec sleep 60', undefined, { onStart }).start();
    expect(isAlive(identify(pids[0] ?? 0))).toBe(true);
  });

  it('fails with what it printed last when it ends before it is ready', async () => {
    const starting = supervise('echo no such table >&2; exit 3', async () => false).start();
    await expect(starting).rejects.toMatchObject({
      message: 'worker ended before it was ready (code 3).',
      lastLines: expect.arrayContaining(['no such table']),
    });
    expect(pids).toHaveLength(1);
  });

  it('is prepared before each start, and again where that fails', async () => {
    const outcomes = ['done', 'failed', 'done'];
    let prepared = 0;
    const beforeEachStart = async () => {
      prepared += 1;
      expect(pids.map(identify).filter(isAlive)).toEqual([]);
      if (outcomes.shift() === 'failed') throw new Error('not yet');
    };
    await supervise('exec sleep 60', undefined, { beforeEachStart }).start();
    expect(prepared).toBe(1);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await expect.poll(() => pids.length, { timeout: 10_000 }).toBe(2);
    expect(prepared).toBe(3);
  });

  it('is one process still when it is restarted twice at once', async () => {
    await supervise('exec sleep 60').start();
    await Promise.all([child.restart(), child.restart()]);
    expect(pids.map(identify).filter(isAlive)).toHaveLength(1);
  });

  it('is not started by a restart that a stop overtakes', async () => {
    await supervise('exec sleep 60').start();
    const restarting = child.restart();
    await Promise.all([child.stop(), restarting]);
    expect(pids.map(identify).filter(isAlive)).toEqual([]);
  });

  it('is ended by force when it does not heed', async () => {
    const deaf = join(folder, 'deaf');
    const isDeaf = async () => existsSync(deaf);
    await supervise(`trap '' TERM; : > ${deaf}; while :; do sleep 0.1; done`, isDeaf).start();
    const process_ = identify(pids[0] ?? 0);
    const started = Date.now();
    await child.stop();
    expect(isAlive(process_)).toBe(false);
    expect(Date.now() - started).toBeGreaterThanOrEqual(4900);
  });
});
