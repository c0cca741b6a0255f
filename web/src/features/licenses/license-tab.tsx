import { listCeRequirements } from '@sidework/contracts/business-tools/ce-requirements';
import { linkDocument } from '@sidework/contracts/business-tools/documents';
import { expiryBadge, expiryText, isRenewalReady } from '@sidework/contracts/business-tools/expiry';
import {
  addLicense,
  deleteLicense,
  editLicense,
  type LicenseForm,
  type LicenseView,
  listLicenses,
} from '@sidework/contracts/business-tools/licenses';
import { stateNames } from '@sidework/contracts/business-tools/us-state-names';
import { call, usePages } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { followLink } from '../../ui/notices/follow-link.ts';
import { AddIdentity, idFields } from './add-identity.tsx';
import { AuditPack } from './audit-pack.tsx';
import { BadgeChip } from './badge-chip.tsx';
import { EntryTab } from './entry-tab.tsx';
import { LicenseCheck } from './license-check.tsx';

const stateOptions = [
  { value: '', label: 'Choose a state' },
  ...stateNames.map((name) => ({ value: name, label: name })),
];

const fields = [
  { name: 'licenseName', label: 'License name', isNeeded: true },
  { name: 'licenseNumber', label: 'License number', isNeeded: true },
  { name: 'licenseType', label: 'License type' },
  { name: 'issuingState', label: 'Issuing state', kind: 'choice', options: stateOptions },
  { name: 'issueDate', label: 'Issue date', kind: 'day', years: 'issued' },
  { name: 'expiryDate', label: 'Expiry date', kind: 'day', years: 'coming' },
] as const;

const typedOf = (license: LicenseView) => ({
  licenseName: license.licenseName,
  licenseNumber: license.licenseNumber,
  licenseType: license.licenseType ?? '',
  issuingState: license.issuingState ?? '',
  issueDate: license.issueDate ?? '',
  expiryDate: license.expiryDate ?? '',
});

const renewalDays = 90;
const dayMs = 86_400_000;

/** It can be renewed once we remind of it. */
const isDue = (expiryDate: string | null, today: string) =>
  expiryDate !== null && Date.parse(expiryDate) - Date.parse(today) <= renewalDays * dayMs;

function Dates({ issueDate, expiryDate }: Pick<LicenseView, 'issueDate' | 'expiryDate'>) {
  const said = [
    issueDate && `Issued ${dayText(issueDate)}`,
    expiryDate && `Expires ${dayText(expiryDate)}`,
  ].filter(Boolean);
  return said.length > 0 && <div>{said.join(' · ')}</div>;
}

function OpenPaper({ name, paperId }: { name: string; paperId: string }) {
  return (
    <PlainButton
      variant="subtle"
      size="sm"
      aria-label={`Open the paper of ${name}`}
      onClick={() =>
        void followLink(
          call(linkDocument, { params: { documentId: paperId }, body: { isDownload: true } }),
        )
      }
    >
      Open the paper
    </PlainButton>
  );
}

const isId = ({ kind }: LicenseView) => kind === 'identity';

const numberText = ({ licenseNumber, licenseType, issuingState }: LicenseView) =>
  [licenseNumber, licenseType, issuingState].filter(Boolean).join(' · ');

export function LicenseTab() {
  const list = usePages(listLicenses, {});
  const requirements = usePages(listCeRequirements, { query: { limit: 100 } });
  const today = viewersToday();
  return (
    <>
      <EntryTab<LicenseView>
        noun="license"
        fields={fields}
        fieldsOf={(license) => (isId(license) ? idFields : fields)}
        empty={{}}
        list={list}
        nameOf={(license) => license.licenseName}
        typedOf={typedOf}
        editWord={({ expiryDate }) => (isDue(expiryDate, today) ? 'Renew' : 'Edit')}
        chipOf={(license) => (
          <>
            {isRenewalReady(license.id, requirements.items ?? []) && (
              <Chip meaning="open">Renewal ready</Chip>
            )}
            <BadgeChip badge={expiryBadge(license.expiryDate, today)} />
          </>
        )}
        contentOf={(license) => (
          <div>
            <div>
              {isId(license) ? `Number ends in ${license.licenseNumber}` : numberText(license)}
            </div>
            <Dates {...license} />
            <div>{expiryText(license.expiryDate, today)}</div>
            <Row>
              {!isId(license) && <AuditPack license={license} />}
              {license.paperId && (
                <OpenPaper name={license.licenseName} paperId={license.paperId} />
              )}
            </Row>
            <LicenseCheck license={license} today={today} reload={list.mutate} />
          </div>
        )}
        add={(values, idempotencyKey) =>
          call(addLicense, { body: values as LicenseForm, idempotencyKey })
        }
        edit={({ id, kind }, values) =>
          call(editLicense, { params: { licenseId: id }, body: { ...values, kind } as LicenseForm })
        }
        remove={({ id }) => call(deleteLicense, { params: { licenseId: id } })}
      />
      {list.items && !list.items.some(isId) && <AddIdentity reload={list.mutate} />}
    </>
  );
}
