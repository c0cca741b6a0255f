import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { isAssuredDevice } from '../../known-devices/known-devices.ts';
import { admitTry } from '../../limits/admit-try.ts';
import { forgetTriesOf } from '../../limits/try-queries.ts';
import type { Source } from '../../source.ts';
import { requireTriesLeft } from '../rules/answer.ts';
import type { Factor } from '../rules/table.ts';

const seconds = 15 * 60;
/** The limit of wrong answers for one factor, over all its challenges. */
const answers = { count: 10, seconds };
/** Wrong recovery codes. */
const recoveries = { count: 5, seconds };

const accountOf = ({ seal }: Pick<Deps, 'seal'>, factorId: string) =>
  seal.digest('tries of a factor', factorId);

export interface FactorTry {
  countWrong: () => Promise<void>;
  /** A right answer takes the tries before it away. */
  forgetWrong: () => Promise<void>;
}

/**
 * Admits a try at a factor of a locked user, so that simultaneous tries cannot pass the limit. Only browsers that
 * proved a second factor have tries of their own, because an attacker with the password could make any other browser
 * known.
 */
export async function admitAnswer(
  deps: Pick<Deps, 'now' | 'seal'>,
  tx: Tx,
  { id, userId, factorType }: Factor,
  { device }: Source,
): Promise<FactorTry> {
  const { now, seal } = deps;
  const isCodes = factorType === 'recovery_code';
  const isAssured = device && (await isAssuredDevice({ db: tx, now }, userId, device));
  const trying = {
    account: accountOf(deps, id),
    device: isAssured ? seal.digest('tries at a device', `${id} ${device.token}`) : undefined,
  };
  const bound = isCodes ? recoveries : answers;
  const admitted = requireTriesLeft(await admitTry(tx, trying, bound, now()), isCodes);
  return { ...admitted, forgetWrong: () => forgetTriesOf(tx, trying) };
}

export const forgetTries = (deps: Pick<Deps, 'seal'>, tx: Tx, factorId: string) =>
  forgetTriesOf(tx, { account: accountOf(deps, factorId), device: undefined });
