import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { certificateRevoked } from '@sidework/contracts/education-events/events/courses';
import type { Deps } from '../deps.ts';
import * as Certificate from './certificate.ts';
import { lockCounting, saveCertificate } from './queries.ts';

export function revokeCertificate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  code: string,
  reason: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await lockCounting(tx, code);
    Certificate.requireCounting(before);
    const at = now();
    const revoked = Certificate.revoke(before, { by: actor.id, reason }, at);
    await saveCertificate(tx, revoked);
    const { enrollmentId, id: certificateId, userId } = revoked;
    await emit(tx, certificateRevoked, { enrollmentId, certificateId, userId, reason }, at);
  });
}
