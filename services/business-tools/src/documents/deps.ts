import type { Deps } from '../deps.ts';

export type VaultDeps = Pick<
  Deps,
  'db' | 'sql' | 'now' | 'log' | 'config' | 'objects' | 'handover' | 'scanner'
>;
