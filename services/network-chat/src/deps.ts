import type { BaseDeps } from '@sidework/chassis/service';

export type Deps = BaseDeps;
