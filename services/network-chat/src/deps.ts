import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Hub } from './realtime/hub.ts';

export interface Deps extends BaseDeps {
  hub: Hub;
}
