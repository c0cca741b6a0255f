import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { admitCode } from '../../limits/admit-code.ts';
import { forgetTokens, tryTokens } from './queries.ts';
import type { OneTimeToken, Purpose } from './table.ts';

/**
 * Finds the token of a typed code. Each try counts, so the transaction has to commit even if nothing is found. After
 * five tries no code of the token counts, and after ten of an account in an hour none at all.
 */
export async function tryCode(
  { seal, now }: Deps,
  tx: Tx,
  userId: string,
  purposes: Purpose[],
  code: string,
  knownDevice?: string,
): Promise<OneTimeToken | undefined> {
  const countWrong = await admitCode({ seal, now }, tx, userId, knownDevice);
  if (!countWrong) return undefined;
  // The five tries of a code are for strangers, so that they do not use up the owner's tries at a known device.
  const isKnownDevice = knownDevice !== undefined;
  const waiting = await tryTokens(tx, userId, purposes, { isKnownDevice, at: now() });
  const fitting = waiting.find(
    ({ purpose, codeHash }) => codeHash === seal.digest(`${userId} ${purpose}`, code),
  );
  if (waiting.length > 0 && !fitting) await countWrong();
  return fitting;
}

/** The same, and it opens nothing more. */
export async function useCode(
  deps: Deps,
  tx: Tx,
  userId: string,
  purposes: Purpose[],
  code: string,
  knownDevice?: string,
): Promise<OneTimeToken | undefined> {
  const fitting = await tryCode(deps, tx, userId, purposes, code, knownDevice);
  if (fitting) await forgetTokens(tx, userId, [fitting.purpose]);
  return fitting;
}
