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
import { type Credit, matching } from './credit.ts';
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
  const credit = {
    professionalId: userId,
    enrollmentId,
    registrationId: null,
    courseTitle: title,
    hours,
    completedOn: education.completedOn,
    certificateId: known?.certificateId ?? education.certificateId,
    certificateCode: known?.certificateCode ?? education.certificateCode,
  };
  for (const { id } of matching(requirements, education)) await addCredit(tx, id, credit, at);
}

type Counted = Omit<Credit, 'id' | 'requirementId' | 'revokedAt' | 'createdAt'>;

export async function addCredit(tx: Tx, requirementId: string, credit: Counted, at: Date) {
  const given = { id: uuidv7(), requirementId, revokedAt: null, createdAt: at };
  await changeHours(tx, requirementId, credit.hours, at, () =>
    insertCredit(tx, { ...credit, ...given }),
  );
}

/** An earlier requirement of the same course may have carried hours on to this one, so it is read again. */
export async function changeHours(
  tx: Tx,
  requirementId: string,
  hours: number,
  at: Date,
  save: () => Promise<void>,
): Promise<void> {
  const before = await lockRequirementById(tx, requirementId);
  if (!before) return;
  await save();
  await noteChange(tx, 'ce_requirement', 'edited', before, at);
  await saveAndTell(tx, before, Requirement.addHours(before, hours, at), at);
}

/** Takes the hours of a revoked certificate back; a second time finds nothing left. */
export async function takeBackCredit(tx: Tx, data: Revoked, at: Date): Promise<void> {
  await keepRevoked(tx, data, at);
  await takeBack(tx, await creditsOfEnrollment(tx, data.enrollmentId), at);
}

export async function takeBack(tx: Tx, credits: Credit[], at: Date): Promise<void> {
  for (const { id, requirementId, hours } of credits.filter(({ revokedAt }) => !revokedAt))
    await changeHours(tx, requirementId, -hours, at, () => revokeCredit(tx, id, at));
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
