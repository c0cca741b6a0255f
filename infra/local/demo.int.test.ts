import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDemoOnce } from './demo.ts';
import { type Home, homeAt } from './home.ts';

const clara = { role: 'Client', email: 'clara@example.org', password: 'tap-ladder-orchard' };

const platform = {
  gatewayUrl: 'http://127.0.0.1:8080',
  mailboxUrl: 'http://127.0.0.1:8114',
  ownerUrlOf: () => 'postgres://127.0.0.1:8110/sidework',
  grantAdmin: async () => {},
};

describe('demo content', () => {
  let home: Home;
  let loads: number;
  let printed: string[];

  async function start({ demo }: { demo: boolean }, fails = false): Promise<void> {
    const config = { home: home.dir, port: 8080, demo, instances: 1, force: false };
    await loadDemoOnce(config, home, platform, async () => {
      loads += 1;
      if (fails) throw new Error('POST /api/jobs: 500');
      return [clara];
    });
  }

  beforeEach(async () => {
    home = homeAt(await mkdtemp(join(tmpdir(), 'sidework-demo-')));
    loads = 0;
    printed = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(home.dir, { recursive: true, force: true });
  });

  it('is loaded on the first start, and its accounts are told on each', async () => {
    await start({ demo: true });
    await start({ demo: true });
    expect(loads).toBe(1);
    expect(printed.filter((line) => line.includes(clara.email))).toHaveLength(2);
  });

  it('is not loaded a second time when it failed', async () => {
    await expect(start({ demo: true }, true)).rejects.toThrow('POST /api/jobs: 500');
    await expect(start({ demo: true })).rejects.toThrow('did not come to the end');
    expect(loads).toBe(1);
  });

  it('is not loaded where the first start was without it', async () => {
    await start({ demo: false });
    await start({ demo: true });
    expect(loads).toBe(0);
    expect(printed).toEqual([]);
  });
});
