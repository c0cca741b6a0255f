import type { Deps } from '../deps.ts';

/** What the vault needs of the service. */
export type VaultDeps = Pick<
  Deps,
  'db' | 'sql' | 'now' | 'log' | 'config' | 'objects' | 'handover' | 'scanner'
>;
