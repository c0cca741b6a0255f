import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Config } from './config.ts';

export type Deps = BaseDeps<Config>;
