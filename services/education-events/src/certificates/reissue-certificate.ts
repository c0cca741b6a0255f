import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { certificateReissued } from '@sidework/contracts/education-events/events/courses';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { addPaper } from '../tasks/add-paper.ts';
import * as Certificate from './certificate.ts';
import { newCode } from './new-code.ts';
import { findSuperseded, lockCertificate, replaceCertificate } from './queries.ts';

/** Gives a learner whose name changed a new certificate, and keeps the old one as replaced. */
export function reissueCertificate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  code: string,
): Promise<Certificate.Certificate> {
  return db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    const before = await lockCertificate(tx, code);
    Certificate.requireCurrent(before, await findSuperseded(tx, code), actor.id);
    const at = now();
    const named = { userId: actor.id, holderName: person.fullName };
    const made = Certificate.reissue(before, { id: uuidv7(), code: newCode() }, named, at);
    await replaceCertificate(tx, made);
    const { id: certificateId, code: newOne, enrollmentId, userId } = made.after;
    const fact = { enrollmentId, certificateId, code: newOne, userId };
    await emit(tx, certificateReissued, { ...fact, formerId: before.id }, at);
    await addPaper(tx, { kind: 'certificate', paperId: certificateId, userId });
    return made.after;
  });
}
