import type { Tx } from '@sidework/chassis/db/db';
import {
  findUserByEmail,
  findUserByPhone,
  lockUser,
  usersChangingTo,
  usersChangingToPhone,
} from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import type { Device } from '../sessions/device-cookie.ts';
import { isKnownDevice } from '../sessions/known-devices.ts';
import type { Proof } from './proof.ts';
import { findTokenOwner, useCode, useToken } from './queries.ts';
import type { OneTimeToken } from './table.ts';

export interface Taken {
  /** As they were when their token was taken; locked. */
  user: User;
  used: OneTimeToken;
}

/**
 * Uses up what is shown. The user is locked first, as wherever tokens are made, so that the two never wait for each
 * other. Where nothing fits the transaction has to commit all the same: wrong codes are counted.
 */
export async function takeProof(
  deps: Deps,
  tx: Tx,
  proof: Proof,
  device: Device = { token: undefined },
): Promise<Taken | undefined> {
  const { purposes } = proof;
  if ('token' in proof) {
    const id = await findTokenOwner(tx, purposes, proof.token);
    const user = id === undefined ? undefined : await lockUser(tx, id);
    const used = user && (await useToken(tx, purposes, proof.token, deps.now()));
    return used && { user, used };
  }
  for (const { id } of await ownersOf(tx, proof)) {
    const user = await lockUser(tx, id);
    const isKnown = await isKnownDevice({ db: tx, now: deps.now }, id, device);
    const known = isKnown ? device.token : undefined;
    const used = user && (await useCode(deps, tx, id, purposes, proof.code, known));
    if (used) return { user, used };
  }
  return undefined;
}

/** Whose code it may be: of an address or number, and of those who are about to get it. */
async function ownersOf(
  tx: Tx,
  proof: { purposes: Proof['purposes'] } & ({ email: string } | { phone: string }),
): Promise<User[]> {
  if ('email' in proof) {
    const holder = await findUserByEmail(tx, proof.email);
    const isChange = proof.purposes.includes('email_change_new');
    return [
      ...(holder ? [holder] : []),
      ...(isChange ? await usersChangingTo(tx, proof.email) : []),
    ];
  }
  if (proof.purposes.includes('phone_change')) return usersChangingToPhone(tx, proof.phone);
  const holder = await findUserByPhone(tx, proof.phone);
  return holder ? [holder] : [];
}
