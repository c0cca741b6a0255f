import type { Tx } from '@sidework/chassis/db/db';
import type { EducationOfEvent } from '@sidework/contracts/education-events/event-hours';
import { keepAttendance } from './attendance-queries.ts';
import { addCredit, changeHours, takeBack } from './count-credit.ts';
import { matching } from './credit.ts';
import { creditsOfSeat, lockCountable, restoreCredit } from './queries.ts';

interface Told {
  data: {
    registrationId: string;
    userId: string;
    title: string;
    education?: EducationOfEvent | undefined;
  };
  sequence: number;
  occurredAt: Date;
}

/** Hours come from check-in alone: a seat that stays empty is never told of here. */
export async function countAttendance(tx: Tx, { data, sequence, occurredAt: at }: Told) {
  const { registrationId, userId, title, education } = data;
  if (!education || !(await keepAttendance(tx, data, { isIn: true, sequence }, at))) return;
  const credits = await creditsOfSeat(tx, registrationId);
  for (const { id, requirementId, hours, revokedAt } of credits)
    if (revokedAt) await changeHours(tx, requirementId, hours, at, () => restoreCredit(tx, id));
  if (credits.length > 0) return;
  const { category, hours, completedOn } = education;
  const credit = {
    professionalId: userId,
    enrollmentId: null,
    registrationId,
    courseTitle: title,
    hours,
    completedOn,
    certificateId: null,
    certificateCode: null,
  };
  for (const { id } of matching(await lockCountable(tx, userId, category), education))
    await addCredit(tx, id, credit, at);
}

/** The tap at the door was undone, or the event was cancelled after it. */
export async function takeBackAttendance(tx: Tx, { data, sequence, occurredAt: at }: Told) {
  if (!data.education || !(await keepAttendance(tx, data, { isIn: false, sequence }, at))) return;
  await takeBack(tx, await creditsOfSeat(tx, data.registrationId), at);
}
