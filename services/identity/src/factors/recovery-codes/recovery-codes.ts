import { randomBytes } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import type { MadeRecoveryCodes } from '@sidework/contracts/identity/factors/auth-factors';
import type { Deps } from '../../deps.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import type { Factor } from '../rules/table.ts';
import { insertRecoveryCodes, useCodeHash } from './queries.ts';

const howMany = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Sixteen of 32 letters make 80 bits, which cannot be guessed. */
const length = 16;

const newCode = () => Array.from(randomBytes(length), (byte) => letters[byte % 32]).join('');

/** As it was given out: people write codes down with spaces, dashes and capitals. */
export const normalCode = (given: string) => given.toLowerCase().replace(/[\s-]/g, '');

const digestOf = ({ seal }: Pick<Deps, 'seal'>, { id }: Factor, code: string) =>
  seal.digest(`recovery codes ${id}`, code);

/** New codes in place of those before. Only what they hash to is kept, so they are shown this once. */
export async function replaceRecoveryCodes(
  deps: Pick<Deps, 'seal' | 'config'>,
  tx: Tx,
  factor: Factor,
): Promise<MadeRecoveryCodes> {
  const codes = Array.from({ length: howMany }, newCode);
  const hashes = codes.map((code) => digestOf(deps, factor, code));
  await insertRecoveryCodes(tx, factor.id, hashes);
  await tellOwner(deps, tx, factor.userId, 'recovery_codes_made');
  return {
    id: factor.id,
    type: 'recovery_code',
    ...(factor.friendlyName && { friendly_name: factor.friendlyName }),
    total: howMany,
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
