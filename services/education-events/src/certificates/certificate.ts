import { conflict } from '@sidework/chassis/errors';
import { creditsIn, platformName } from '@sidework/contracts/education-events/course-options';
import type { certificates } from './table.ts';

export type Certificate = typeof certificates.$inferSelect;

/** A certificate keeps the course and the names as they stand at that moment. */
export function issue(
  id: string,
  code: string,
  {
    course,
    enrollment,
    holderName,
    educatorName,
    activeMinutes,
  }: {
    course: {
      title: string;
      category: string;
      format: string;
      durationHours: number;
      credits: number;
      isSample: boolean;
    };
    enrollment: { id: string; userId: string };
    activeMinutes: number;
    /** This service knows a child by first name and initial alone. */
    holderName: string;
    educatorName: string | null;
  },
  now: Date,
): Certificate {
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
    sponsorName: educatorName ?? platformName,
    completedOn: now.toISOString().slice(0, 10),
    issuedAt: now,
    revokedAt: null,
    revokedBy: null,
    revokedReason: null,
  };
}

/**
 * Only time that was spent gives hours and credits, and never more than the course says (D-127). Sample lessons give
 * neither (D-126).
 */
export const creditsFor = (
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
  if (certificate.revokedAt) throw conflict('certificate_revoked_already');
  return { ...certificate, revokedAt: now, revokedBy: by, revokedReason: reason };
}

export const statusOf = ({ revokedAt }: Pick<Certificate, 'revokedAt'>) =>
  revokedAt ? ('revoked' as const) : ('valid' as const);
