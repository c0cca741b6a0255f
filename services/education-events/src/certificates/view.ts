import { shownName } from '@sidework/chassis/people/shown-name';
import type { CertificateView } from '@sidework/contracts/education-events/certificates';
import { courseCategoryLabel } from '@sidework/contracts/education-events/course-options';
import { approvalsOf, type ShownCertificate, statusOf } from './certificate.ts';

export const toCertificateView = (certificate: ShownCertificate): CertificateView => ({
  code: certificate.code,
  status: statusOf(certificate),
  isSample: certificate.isSample,
  holderName: certificate.supersededAt ? null : shownName(certificate.holderName),
  courseTitle: certificate.courseTitle,
  hours: certificate.hours,
  credits: certificate.credits,
  activeMinutes: certificate.activeMinutes,
  completedOn: certificate.completedOn,
  sponsorName: certificate.sponsorName,
  sponsorAddress: certificate.details?.sponsorAddress || null,
  sponsorNumber: certificate.details?.sponsorNumber || null,
  fieldOfStudy: fieldOfStudyOf(certificate),
  format: certificate.format,
  place: certificate.details?.place || null,
  signerName: certificate.details?.signerName || null,
  signerTitle: certificate.details?.signerTitle || null,
  approvals: approvalsOf(certificate),
  revokedAt: certificate.revokedAt?.toISOString() ?? null,
  supersededAt: certificate.supersededAt?.toISOString() ?? null,
});

/** A course that names no field of study is of its category. */
export const fieldOfStudyOf = ({
  details,
  category,
}: Pick<ShownCertificate, 'details' | 'category'>) =>
  details?.fieldOfStudy || courseCategoryLabel(category);
