import {
  addCertification,
  type CertificationForm,
  type CertificationView,
  deleteCertification,
  editCertification,
  listCertifications,
} from '@sidework/contracts/business-tools/certifications';
import { expiryBadge, expiryText } from '@sidework/contracts/business-tools/expiry';
import { call, usePages } from '../../lib/api.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { BadgeChip } from './badge-chip.tsx';
import { EntryTab } from './entry-tab.tsx';

const fields = [
  { name: 'certificationName', label: 'Certification name', isNeeded: true },
  { name: 'issuingOrganization', label: 'Issuing organization', isNeeded: true },
  { name: 'certificationNumber', label: 'Certification number' },
  { name: 'issueDate', label: 'Issue date', kind: 'day', years: 'issued' },
  { name: 'expiryDate', label: 'Expiry date', kind: 'day', years: 'coming' },
] as const;

const typedOf = (certification: CertificationView) => ({
  certificationName: certification.certificationName,
  issuingOrganization: certification.issuingOrganization,
  certificationNumber: certification.certificationNumber ?? '',
  issueDate: certification.issueDate ?? '',
  expiryDate: certification.expiryDate ?? '',
});

export function CertificationTab() {
  const list = usePages(listCertifications, {});
  const today = viewersToday();
  return (
    <EntryTab<CertificationView>
      noun="certification"
      fields={fields}
      empty={{}}
      list={list}
      nameOf={({ certificationName }) => certificationName}
      typedOf={typedOf}
      chipOf={({ expiryDate }) => <BadgeChip badge={expiryBadge(expiryDate, today)} />}
      contentOf={({ issuingOrganization, certificationNumber, expiryDate }) => (
        <div>
          <div>{[issuingOrganization, certificationNumber].filter(Boolean).join(' · ')}</div>
          <div>{expiryText(expiryDate, today)}</div>
        </div>
      )}
      add={(values, idempotencyKey) =>
        call(addCertification, { body: values as CertificationForm, idempotencyKey })
      }
      edit={({ id }, values) =>
        call(editCertification, {
          params: { certificationId: id },
          body: values as CertificationForm,
        })
      }
      remove={({ id }) => call(deleteCertification, { params: { certificationId: id } })}
    />
  );
}
