import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Config } from './config.ts';
import type { Hub } from './realtime/hub.ts';

export interface Deps extends BaseDeps<Config> {
  hub: Hub;
}
