import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { isKid, type Person } from '@sidework/chassis/people/people';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import { timeZoneOf } from '@sidework/chassis/people/time-zones';
import { certificateIssued } from '@sidework/contracts/education-events/events/courses';
import { v7 as uuidv7 } from 'uuid';
import type { Course } from '../courses/course.ts';
import type { Enrollment } from '../enrollments/enrollment.ts';
import { addPaper } from '../tasks/add-paper.ts';
import * as Certificate from './certificate.ts';
import { newCode } from './new-code.ts';
import { insertCertificate } from './queries.ts';

/** A child reads no adult's whole name, also on paper (D-108). */
const taughtBy = ({ person, educatorName }: { person: Person; educatorName: string | null }) =>
  educatorName && isKid(person) ? nameForChildren(educatorName) : educatorName;

/** In the transaction that completes the course. */
export async function issueCertificate(
  tx: Tx,
  completed: {
    person: Person;
    enrollment: Enrollment;
    course: Course;
    educatorName: string | null;
    activeMinutes: number;
    fact: {
      enrollmentId: string;
      courseId: number;
      userId: string;
      educatorId: string | null;
      title: string;
    };
  },
  at: Date,
): Promise<Certificate.Certificate> {
  const { person, fact } = completed;
  const certificate = Certificate.issue(
    uuidv7(),
    newCode(),
    {
      ...completed,
      educatorName: taughtBy(completed),
      holderName: person.fullName,
      timeZone: await timeZoneOf(tx, person.id),
      isChilds: isKid(person),
    },
    at,
  );
  await insertCertificate(tx, certificate);
  await emit(
    tx,
    certificateIssued,
    {
      ...fact,
      certificateId: certificate.id,
      credits: certificate.credits,
      issuedAt: at.toISOString(),
    },
    at,
  );
  await addPaper(tx, { kind: 'certificate', paperId: certificate.id, userId: person.id });
  return certificate;
}
