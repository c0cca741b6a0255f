import { conflict, notFound } from '@sidework/chassis/errors';
import type { CertificateDetails } from '@sidework/contracts/education-events/certificate-details';
import {
  type CourseFormat,
  creditsIn,
  platformName,
} from '@sidework/contracts/education-events/course-options';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import type { certificates, supersededCertificates } from './table.ts';

export type Certificate = typeof certificates.$inferSelect;
export type Superseded = typeof supersededCertificates.$inferSelect;

/** A certificate as it is shown, whether or not it still counts. */
export type ShownCertificate = Omit<Superseded, 'supersededAt' | 'enrollmentId'> & {
  revokedAt?: Date | null;
  supersededAt?: Date | null;
};

interface Completed {
  course: {
    title: string;
    category: string;
    format: CourseFormat;
    durationHours: number;
    credits: number;
    isSample: boolean;
    certificate: CertificateDetails | null;
  };
  enrollment: { id: string; userId: string };
  activeMinutes: number;
  /** This service knows a child by first name and initial alone. */
  holderName: string;
  educatorName: string | null;
  /** The day of completion is a local day of the learner. */
  timeZone: string;
  /** A child reads no adult's whole name or address, also on paper (D-108). */
  isChilds: boolean;
}

/** A certificate keeps the course and the names as they stand at that moment. */
export function issue(id: string, code: string, completed: Completed, now: Date): Certificate {
  const { course, enrollment, holderName, activeMinutes } = completed;
  const details = completed.isChilds ? forChild(course.certificate) : course.certificate;
  return {
    id,
    code,
    enrollmentId: enrollment.id,
    userId: enrollment.userId,
    holderName,
    courseTitle: course.title,
    category: course.category,
    format: course.format,
    hours: hoursFor(course, activeMinutes),
    credits: creditsFor(course, activeMinutes),
    activeMinutes,
    isSample: course.isSample,
    sponsorName: details?.sponsorName || (completed.educatorName ?? platformName),
    details,
    completedOn: dayIn(completed.timeZone, now),
    issuedAt: now,
    revokedAt: null,
    revokedBy: null,
    revokedReason: null,
  };
}

/** A child reads where and about what a course was, and of no adult (D-108). */
const forChild = (details: CertificateDetails | null): CertificateDetails | null =>
  details && {
    sponsorName: '',
    sponsorAddress: '',
    sponsorNumber: '',
    fieldOfStudy: details.fieldOfStudy,
    place: details.place,
    signerName: '',
    signerTitle: '',
    approvals: [],
  };

/** The approvals that held on the day of completion. */
export const approvalsOf = ({
  details,
  completedOn,
}: Pick<ShownCertificate, 'details' | 'completedOn'>) =>
  (details?.approvals ?? []).filter(({ validThrough }) => validThrough >= completedOn);

/**
 * Only time that was spent gives hours and credits, and never more than the course says (D-127). Sample lessons give
 * neither (D-126).
 */
const creditsFor = (
  { credits, isSample }: { credits: number; isSample: boolean },
  activeMinutes: number,
) => (isSample ? 0 : Math.min(credits, creditsIn(activeMinutes)));
const hoursFor = (
  { durationHours, isSample }: { durationHours: number; isSample: boolean },
  activeMinutes: number,
) => (isSample ? 0 : Math.min(durationHours, Math.floor((100 * activeMinutes) / 60) / 100));

export function revoke(
  certificate: Certificate,
  { by, reason }: { by: string; reason: string },
  now: Date,
): Certificate {
  requireValid(certificate);
  return { ...certificate, revokedAt: now, revokedBy: by, revokedReason: reason };
}

/** The same certificate under the holder's present name, with an id and a code of its own. */
export function reissue(
  before: Certificate,
  { id, code }: { id: string; code: string },
  { userId, holderName }: { userId: string; holderName: string },
  now: Date,
): { after: Certificate; superseded: Superseded } {
  requireOwn(before, userId);
  requireValid(before);
  if (before.holderName === holderName) throw conflict('certificate_name_unchanged');
  const { revokedAt: _when, revokedBy: _by, revokedReason: _why, ...paper } = before;
  return {
    after: { ...before, id, code, holderName, issuedAt: now },
    superseded: { ...paper, supersededAt: now },
  };
}

function requireValid({ revokedAt }: Certificate): void {
  if (revokedAt) throw conflict('certificate_revoked_already');
}

/** Other people get the answer for a code that does not exist. */
function requireOwn({ userId }: Certificate, by: string): void {
  if (userId !== by) throw notFound('certificate_not_found');
}

/** A code leads to a certificate, to one that was replaced, or to none. */
export function requireShown(
  found: ShownCertificate | undefined,
): asserts found is ShownCertificate {
  if (!found) throw notFound('certificate_not_found');
}

/** The certificate that counts, found by its own code or by that of one before it. */
export function requireCounting(found: Certificate | undefined): asserts found is Certificate {
  if (!found) throw notFound('certificate_not_found');
}

/** Only its holder learns that another certificate took its place. */
export function requireCurrent(
  found: Certificate | undefined,
  former: Superseded | undefined,
  by: string,
): asserts found is Certificate {
  if (former?.userId === by) throw conflict('certificate_replaced');
  requireCounting(found);
}

/** One that was revoked counts for nothing, also under the codes that it had before. */
export function statusOf({ revokedAt, supersededAt }: ShownCertificate) {
  if (revokedAt) return 'revoked' as const;
  return supersededAt ? ('superseded' as const) : ('valid' as const);
}
