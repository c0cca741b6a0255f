import { join } from 'node:path';
import { testService } from '@sidework/chassis/testing/service';
import { networkChat } from '../src/app.ts';
import type { Config } from '../src/config.ts';

/** The network-chat service on a database of the test file's own. */
export const testNetworkChat = (config: Partial<Config> = {}) =>
  testService(networkChat, { migrationsDir: join(import.meta.dirname, '../migrations'), config });
