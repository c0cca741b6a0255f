import type { Tx } from '@sidework/chassis/db/db';
import type { MadeRecoveryCodes } from '@sidework/contracts/identity/factors/auth-factors';
import type { Deps } from '../../deps.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import type { Factor } from '../rules/table.ts';
import { insertRecoveryCodes, useCodeHash } from './queries.ts';
import { newCodes } from './recovery-code.ts';

const digestOf = ({ seal }: Pick<Deps, 'seal'>, { id }: Factor, code: string) =>
  seal.digest(`recovery codes ${id}`, code);

/** New codes in place of those before. Only what they hash to is kept, so they are shown this once. */
export async function replaceRecoveryCodes(
  deps: Pick<Deps, 'seal' | 'config'>,
  tx: Tx,
  factor: Factor,
): Promise<MadeRecoveryCodes> {
  const codes = newCodes();
  const hashes = codes.map((code) => digestOf(deps, factor, code));
  await insertRecoveryCodes(tx, factor.id, hashes);
  await tellOwner(deps, tx, factor.userId, 'recovery_codes_made');
  return {
    id: factor.id,
    type: 'recovery_code',
    ...(factor.friendlyName && { friendly_name: factor.friendlyName }),
    total: codes.length,
    codes,
  };
}

/** Uses a code up; false where there is none such, or no more. */
export async function useRecoveryCode(
  deps: Pick<Deps, 'seal' | 'now'>,
  tx: Tx,
  factor: Factor,
  code: string,
): Promise<boolean> {
  return useCodeHash(tx, factor.id, digestOf(deps, factor, code), deps.now());
}
