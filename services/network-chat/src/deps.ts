import type { BaseDeps } from '@sidework/chassis/service';
import type { Hub } from './realtime/hub.ts';

export interface Deps extends BaseDeps {
  hub: Hub;
}
