import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { EnrolledFactor } from '@sidework/contracts/identity/factors/auth-factors';
import { v7 as uuidv7 } from 'uuid';
import { requirePhone } from '../../accounts/input.ts';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { takeOne } from '../../limits/rate-limits.ts';
import { lockOwner } from '../owners/lock-owner.ts';
import { requireRoom } from '../owners/require-room.ts';
import * as Factor from '../rules/factor.ts';
import { deleteUnverifiedFactors, insertFactor, listFactorsOf } from '../rules/queries.ts';
import { requireOwnType, requireSwitchedOn } from '../rules/switches.ts';
import { newTotpSecret, qrCodeOf, totpUri } from '../rules/totp.ts';

interface Given {
  friendly_name?: string | null | undefined;
  factor_type?: string | undefined;
  issuer?: string | null | undefined;
  phone?: string | null | undefined;
}

const mostEnrolments = { count: 60, seconds: 3600 };

/** Begins to enrol a second factor. It counts from its first verification on. */
export async function enrollFactor(
  deps: Deps,
  actor: Actor,
  given: Given,
): Promise<EnrolledFactor> {
  const type = requireOwnType(given.factor_type);
  await takeOne(deps.db, `factor enrolments ${actor.id}`, mostEnrolments);
  const secret = newTotpSecret();
  const { user, factor } = await deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor);
    requireSwitchedOn(deps.config, 'enroll', type);
    const phone = type === 'phone' ? requirePhone(given.phone ?? undefined) : null;
    if (phone) await makeWayFor(tx, owner.user.id, phone);
    const friendlyName = given.friendly_name ?? '';
    await requireRoom(deps, tx, owner, friendlyName);
    const sealedSecret = type === 'totp' ? deps.seal.seal(secret) : null;
    const begun = { id: uuidv7(), userId: owner.user.id, factorType: type, friendlyName };
    const factor = Factor.begin({ ...begun, sealedSecret, phone }, deps.now());
    await insertFactor(tx, factor);
    return { user: owner.user, factor };
  });
  return {
    id: factor.id,
    type,
    friendly_name: factor.friendlyName ?? '',
    ...(type === 'totp' && { totp: await toTotp(deps, user, given.issuer, secret) }),
    ...(type === 'phone' && given.phone && { phone: given.phone }),
  };
}

/** A number is a factor once; an enrolment of it that was begun and left gives way. */
async function makeWayFor(tx: Tx, userId: string, phone: string) {
  Factor.requireFreeNumber(await listFactorsOf(tx, userId), phone);
  await deleteUnverifiedFactors(tx, userId, 'phone', phone);
}

async function toTotp(
  { config }: Deps,
  { id, email, phone }: User,
  issuer: string | null | undefined,
  secret: string,
) {
  const site = new URL(config.GOTRUE_SITE_URL ?? config.PUBLIC_URL).host;
  const uri = totpUri(issuer || site, email ?? phone ?? id, secret);
  return { qr_code: await qrCodeOf(uri), secret, uri };
}
