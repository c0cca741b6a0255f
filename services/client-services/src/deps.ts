import type { BaseDeps } from '@sidework/chassis/service';
import type { Config } from './config.ts';

export type Deps = BaseDeps<Config>;
