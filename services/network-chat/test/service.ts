import { join } from 'node:path';
import { testService } from '@sidework/chassis/testing';
import { networkChat } from '../src/app.ts';

/** The network-chat service on a database of the test file's own. */
export const testNetworkChat = () =>
  testService(networkChat, { migrationsDir: join(import.meta.dirname, '../migrations') });
