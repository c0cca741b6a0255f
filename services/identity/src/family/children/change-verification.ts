import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { verificationChanged } from '@sidework/contracts/identity/events';
import type { Deps } from '../../deps.ts';
import { guardianIdsOf } from '../../kids/queries.ts';
import type { KidsProfile } from '../../kids/table.ts';
import { tellGuardians } from '../guardians/tell-guardians.ts';
import { type Child, changeChild } from './lock-child.ts';

const happenings = {
  verified: 'child_verified',
  rejected: 'child_rejected',
  expired: 'verification_expired',
} as const;

type Verified = KidsProfile & { idVerificationStatus: keyof typeof happenings };

/** Changes the verification of a locked child; the child and its guardians are told, these with the reason of staff. */
export async function changeVerification(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  child: Child,
  after: Verified,
  { at, reason }: { at: Date; reason?: string },
): Promise<void> {
  const { id: childId } = child.profile;
  const { idVerificationStatus: status } = after;
  await changeChild(tx, child, after, at);
  const guardianIds = await guardianIdsOf(tx, childId);
  await emit(tx, verificationChanged, { childId, guardianIds, status }, at);
  await tellGuardians(deps, tx, childId, happenings[status], reason);
}
