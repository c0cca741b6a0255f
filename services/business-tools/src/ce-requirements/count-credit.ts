import type { Tx } from '@sidework/chassis/db/db';
import type {
  certificateReissued,
  certificateRevoked,
  courseCompleted,
} from '@sidework/contracts/education-events/events/courses';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { noteChange } from '../books/queries.ts';
import { keepReissued, keepRevoked, lockCertificate } from './certificate-queries.ts';
import { saveAndTell } from './change-ce-requirements.ts';
import { matching } from './credit.ts';
import {
  creditsOfEnrollment,
  insertCredit,
  lockCountable,
  lockRequirementById,
  renameCertificate,
  revokeCredit,
} from './queries.ts';
import * as Requirement from './requirement.ts';

type Completed = z.infer<typeof courseCompleted.data>;
type Revoked = z.infer<typeof certificateRevoked.data>;
type Reissued = z.infer<typeof certificateReissued.data>;

/** Counts the credits of a finished course as hours, once for each requirement that it matches. */
export async function countCredit(tx: Tx, data: Completed, at: Date): Promise<void> {
  const { education, credits: hours, enrollmentId, userId, title } = data;
  if (!education || hours <= 0) return;
  const known = await lockCertificate(tx, enrollmentId);
  if (known?.revokedAt) return;
  const requirements = await lockCountable(tx, userId, education.category);
  if ((await creditsOfEnrollment(tx, enrollmentId)).length > 0) return;
  for (const { id } of matching(requirements, education)) {
    // An earlier requirement of this loop may have carried hours on to this one.
    const before = await lockRequirementById(tx, id);
    if (!before) continue;
    await insertCredit(tx, {
      id: uuidv7(),
      professionalId: userId,
      requirementId: id,
      enrollmentId,
      courseTitle: title,
      hours,
      completedOn: education.completedOn,
      certificateId: known?.certificateId ?? education.certificateId,
      certificateCode: known?.certificateCode ?? education.certificateCode,
      revokedAt: null,
      createdAt: at,
    });
    await noteChange(tx, 'ce_requirement', 'edited', before, at);
    await saveAndTell(tx, before, Requirement.addHours(before, hours, at), at);
  }
}

/** Takes the hours of a revoked certificate back; a second time finds nothing left. */
export async function takeBackCredit(tx: Tx, data: Revoked, at: Date): Promise<void> {
  await keepRevoked(tx, data, at);
  for (const { id, requirementId } of await creditsOfEnrollment(tx, data.enrollmentId)) {
    const before = await lockRequirementById(tx, requirementId);
    const revoked = await revokeCredit(tx, id, at);
    if (!before || !revoked) continue;
    await noteChange(tx, 'ce_requirement', 'edited', before, at);
    await saveAndTell(tx, before, Requirement.addHours(before, -revoked.hours, at), at);
  }
}

/** The credits name the newest certificate, whichever of its events comes first. */
export async function followCertificate(
  tx: Tx,
  { data, sequence, occurredAt }: { data: Reissued; sequence: number; occurredAt: Date },
): Promise<void> {
  const { enrollmentId, userId, certificateId, code } = data;
  const newest = { enrollmentId, userId, certificateId, certificateCode: code, sequence };
  if (await keepReissued(tx, newest, occurredAt)) await renameCertificate(tx, data);
}
