import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { licensesShown } from '@sidework/contracts/business-tools/events';
import {
  certificateReissued,
  certificateRevoked,
  courseCompleted,
} from '@sidework/contracts/education-events/events/courses';
import { sql } from 'drizzle-orm';
import { findPerson } from '../people/queries.ts';
import { provenCourses, provenLicenses } from './table.ts';

/** An older word than the one that is kept changes nothing, and neither does one of a deleted account. */
const keepLicensesToProve = consumer({
  name: 'keep-licenses-to-prove',
  event: licensesShown,
  async handle(tx, { data: { professionalId: personId, licenses }, sequence }) {
    if ((await findPerson(tx, personId))?.hasLeft) return;
    await tx
      .insert(provenLicenses)
      .values({ personId, sequence, licenses })
      .onConflictDoUpdate({
        target: provenLicenses.personId,
        set: { sequence, licenses },
        setWhere: sql`${provenLicenses.sequence} < ${sequence}`,
      });
  },
});

const keepHoursToProve = consumer({
  name: 'keep-hours-to-prove',
  event: courseCompleted,
  async handle(tx, { data: { education, enrollmentId, userId: personId, title, credits } }) {
    if (!education || credits <= 0) return;
    const { completedOn, certificateCode } = education;
    const set = { title, credits, completedOn };
    await keep(
      tx,
      { enrollmentId, personId, ...set, certificateCode },
      {
        ...set,
        certificateCode: sql`coalesce(${provenCourses.certificateCode}, ${certificateCode})`,
      },
    );
  },
});

const renameHoursWhenCertificateReissued = consumer({
  name: 'rename-hours-when-certificate-reissued',
  event: certificateReissued,
  async handle(tx, { data: { enrollmentId, userId: personId, code }, sequence }) {
    const isNewer = sql`${provenCourses.codeSequence} < ${sequence}`;
    await keep(
      tx,
      { enrollmentId, personId, certificateCode: code, codeSequence: sequence },
      {
        certificateCode: sql`case when ${isNewer} then ${code} else ${provenCourses.certificateCode} end`,
        codeSequence: sql`greatest(${provenCourses.codeSequence}, ${sequence})`,
      },
    );
  },
});

const endHoursWhenCertificateRevoked = consumer({
  name: 'end-hours-when-certificate-revoked',
  event: certificateRevoked,
  handle: (tx, { data: { enrollmentId, userId: personId }, occurredAt: revokedAt }) =>
    keep(tx, { enrollmentId, personId, revokedAt }, { revokedAt }),
});

async function keep(
  tx: Tx,
  course: typeof provenCourses.$inferInsert,
  set: Parameters<ReturnType<ReturnType<Tx['insert']>['values']>['onConflictDoUpdate']>[0]['set'],
): Promise<void> {
  if ((await findPerson(tx, course.personId))?.hasLeft) return;
  await tx
    .insert(provenCourses)
    .values(course)
    .onConflictDoUpdate({ target: provenCourses.enrollmentId, set });
}

export const proofConsumers = [
  keepLicensesToProve,
  keepHoursToProve,
  renameHoursWhenCertificateReissued,
  endHoursWhenCertificateRevoked,
];
