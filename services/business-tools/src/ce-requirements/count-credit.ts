import type { Tx } from '@sidework/chassis/db/db';
import type { courseCompleted } from '@sidework/contracts/education-events/events';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { noteChange } from '../books/queries.ts';
import { saveAndTell } from './change-ce-requirements.ts';
import { matching } from './credit.ts';
import {
  creditsOfEnrollment,
  insertCredit,
  lockCountable,
  lockRequirementById,
  revokeCredit,
} from './queries.ts';
import * as Requirement from './requirement.ts';

type Completed = z.infer<typeof courseCompleted.data>;

/** Counts the credits of a finished course as hours, once for each requirement that it matches. */
export async function countCredit(tx: Tx, data: Completed, at: Date): Promise<void> {
  const { education, credits: hours, enrollmentId, userId, title } = data;
  if (!education || hours <= 0) return;
  const requirements = await lockCountable(tx, userId, education.category);
  if ((await creditsOfEnrollment(tx, enrollmentId)).length > 0) return;
  for (const before of matching(requirements, education)) {
    await insertCredit(tx, {
      id: uuidv7(),
      professionalId: userId,
      requirementId: before.id,
      enrollmentId,
      courseTitle: title,
      hours,
      completedOn: education.completedOn,
      certificateId: education.certificateId,
      certificateCode: education.certificateCode,
      revokedAt: null,
      createdAt: at,
    });
    await noteChange(tx, 'ce_requirement', 'edited', before, at);
    await saveAndTell(tx, before, Requirement.addHours(before, hours, at), at);
  }
}

/** Takes the hours of a revoked certificate back; a second time finds nothing left. */
export async function takeBackCredit(tx: Tx, enrollmentId: string, at: Date): Promise<void> {
  for (const { id, requirementId } of await creditsOfEnrollment(tx, enrollmentId)) {
    const before = await lockRequirementById(tx, requirementId);
    const revoked = await revokeCredit(tx, id, at);
    if (!before || !revoked) continue;
    await noteChange(tx, 'ce_requirement', 'edited', before, at);
    await saveAndTell(tx, before, Requirement.addHours(before, -revoked.hours, at), at);
  }
}
