import { conflict } from '@sidework/chassis/errors';
import { platformName } from '@sidework/contracts/education-events/course-options';
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
  }: {
    course: {
      title: string;
      category: string;
      format: string;
      durationHours: number;
      credits: number;
    };
    enrollment: { id: string; userId: string };
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
    hours: course.durationHours,
    credits: course.credits,
    sponsorName: educatorName ?? platformName,
    completedOn: now.toISOString().slice(0, 10),
    issuedAt: now,
    revokedAt: null,
    revokedBy: null,
    revokedReason: null,
  };
}

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
