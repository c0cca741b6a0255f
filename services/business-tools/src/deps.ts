import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Config } from './config.ts';
import type { Scanner } from './documents/scanner.ts';

export type Deps = BaseDeps<Config> & { scanner: Scanner };
