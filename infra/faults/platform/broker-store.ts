import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformUnderTest } from './platform-under-test.ts';

/** NATS's disk is emptied, set back to an earlier state, or set back without its durables. */
export const losses = ['emptied', 'set back', 'set back behind its durables'] as const;
export type Loss = (typeof losses)[number];

export interface BrokerStore {
  /** Keeps the store as it is at this moment. */
  remember(): Promise<void>;
  /** Changes the store while NATS stands still, and kills it before it can notice; the supervisor restarts it. */
  lose(loss: Loss): Promise<void>;
  forget(): Promise<void>;
}

/** In the store a stream's folder holds `msgs`, and `obs` with a folder a durable. */
const durablesOf = 'obs';

export async function brokerStoreOf(platform: PlatformUnderTest): Promise<BrokerStore> {
  const store = platform.natsStore;
  const folder = await mkdtemp(join(tmpdir(), 'sidework-store-'));
  const [copy, kept] = [join(folder, 'copy'), join(folder, 'kept')];

  async function replaceStoreByCopy(): Promise<void> {
    await rm(store, { recursive: true });
    await cp(copy, store, { recursive: true });
  }

  /** The durables stay as they are, ahead of the streams. */
  async function replaceMessagesByCopy(): Promise<void> {
    await rm(kept, { recursive: true, force: true });
    await cp(store, kept, { recursive: true });
    await replaceStoreByCopy();
    const found = await readdir(kept, { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of found.filter((entry) => entry.isDirectory())) {
      if (name !== durablesOf) continue;
      const path = join(parentPath, name);
      const there = path.replace(kept, store);
      await rm(there, { recursive: true, force: true });
      await cp(path, there, { recursive: true });
    }
  }

  const changes: Record<Loss, () => Promise<void>> = {
    emptied: () => rm(store, { recursive: true }),
    'set back': replaceStoreByCopy,
    'set back behind its durables': replaceMessagesByCopy,
  };

  return {
    async remember() {
      platform.signal('NATS', 'SIGSTOP');
      await rm(copy, { recursive: true, force: true });
      await cp(store, copy, { recursive: true });
      platform.signal('NATS', 'SIGCONT');
    },
    async lose(loss) {
      platform.signal('NATS', 'SIGSTOP');
      await changes[loss]();
      platform.signal('NATS', 'SIGKILL');
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}
