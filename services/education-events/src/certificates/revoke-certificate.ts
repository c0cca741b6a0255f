import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import * as Certificate from './certificate.ts';
import { lockCertificate, saveCertificate } from './queries.ts';

export function revokeCertificate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  code: string,
  reason: string,
): Promise<Certificate.Certificate> {
  return db.transaction(async (tx) => {
    const before = await lockCertificate(tx, code);
    const revoked = Certificate.revoke(before, { by: actor.id, reason }, now());
    await saveCertificate(tx, revoked);
    return revoked;
  });
}
