import type { Tx } from '@sidework/chassis/db/db';
import {
  findUserByEmail,
  findUserByPhone,
  lockUser,
  usersChangingTo,
  usersChangingToPhone,
} from '../../accounts/queries.ts';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import type { Device } from '../../known-devices/device-cookie.ts';
import { isKnownDevice } from '../../known-devices/known-devices.ts';
import { findTokenOwner, useToken } from './queries.ts';
import type { OneTimeToken, Purpose } from './table.ts';
import { useCode } from './try-code.ts';

/** The proof that a message reached its receiver. */
export type Verification = { purposes: Purpose[] } & (
  | { token: string }
  | { code: string; email: string }
  | { code: string; phone: string }
);

export interface Redeemed {
  /** As they were when their token was taken; locked. */
  user: User;
  used: OneTimeToken;
}

/**
 * Uses up what is shown. The user is locked first, as wherever tokens are made, so that the two never wait for each
 * other. Where nothing fits the transaction has to commit all the same: wrong codes are counted.
 */
export async function redeemToken(
  deps: Deps,
  tx: Tx,
  verification: Verification,
  device: Device = { token: undefined },
): Promise<Redeemed | undefined> {
  const { purposes } = verification;
  if ('token' in verification) {
    const id = await findTokenOwner(tx, purposes, verification.token);
    const user = id === undefined ? undefined : await lockUser(tx, id);
    const used = user && (await useToken(tx, purposes, verification.token, deps.now()));
    return used && { user, used };
  }
  for (const { id } of await ownersOf(tx, verification)) {
    const user = await lockUser(tx, id);
    const isKnown = await isKnownDevice({ db: tx, now: deps.now }, id, device);
    const known = isKnown ? device.token : undefined;
    const used = user && (await useCode(deps, tx, id, purposes, verification.code, known));
    if (used) return { user, used };
  }
  return undefined;
}

/** Lists the users whose code it may be: the holder of the address or number, and those about to get it. */
async function ownersOf(
  tx: Tx,
  verification: { purposes: Verification['purposes'] } & ({ email: string } | { phone: string }),
): Promise<User[]> {
  if ('email' in verification) {
    const holder = await findUserByEmail(tx, verification.email);
    const isChange = verification.purposes.includes('email_change_new');
    return [
      ...(holder ? [holder] : []),
      ...(isChange ? await usersChangingTo(tx, verification.email) : []),
    ];
  }
  if (verification.purposes.includes('phone_change'))
    return usersChangingToPhone(tx, verification.phone);
  const holder = await findUserByPhone(tx, verification.phone);
  return holder ? [holder] : [];
}
