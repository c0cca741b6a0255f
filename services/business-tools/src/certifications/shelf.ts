import type { CertificationForm } from '@sidework/contracts/business-tools/certifications';
import type { ExpiringShelf } from '../expiring-records/expiring-record.ts';
import { certifications } from './table.ts';

export const certificationShelf = {
  kind: 'certification',
  table: certifications,
  missing: 'certification_not_found',
  nameOf: ({ certificationName }) => certificationName,
} satisfies ExpiringShelf<CertificationForm>;
