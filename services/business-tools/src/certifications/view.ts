import type { CertificationView } from '@sidework/contracts/business-tools/certifications';
import type { Certification } from './certification.ts';

export function toCertificationView({
  remindOn: _own,
  version: _too,
  ...certification
}: Certification): CertificationView {
  return {
    ...certification,
    createdAt: certification.createdAt.toISOString(),
    updatedAt: certification.updatedAt.toISOString(),
  };
}
