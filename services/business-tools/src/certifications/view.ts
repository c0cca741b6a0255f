import type { CertificationView } from '@sidework/contracts/business-tools/certifications';
import type { certifications } from './table.ts';

type Certification = typeof certifications.$inferSelect;

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
