import type { StoreAccount } from './guard.ts';

/** Handed over in the environment, which other users of the machine do not see. */
export function accountsOf(): StoreAccount[] {
  return JSON.parse(process.env.OBJECT_STORE_ACCOUNTS ?? '[]');
}
