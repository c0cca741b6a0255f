import type { WaitingLicense } from '@sidework/contracts/business-tools/license-checks';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Facts } from '../../ui/figures/facts.tsx';

/** All that a license says, to be compared with its paper. */
export function LicenseFacts({ license }: { license: Omit<WaitingLicense, 'askedAt'> }) {
  const { owner, licenseName, licenseNumber, licenseType, issuingState } = license;
  const facts = [
    {
      label: 'Holder',
      value: (
        <Link to={paths.account(owner.id)} aria-label={`Account of ${owner.fullName}`}>
          {owner.fullName}
        </Link>
      ),
    },
    ...(license.kind === 'identity'
      ? [
          { label: 'ID', value: licenseName },
          { label: 'Number ends in', value: licenseNumber },
        ]
      : [
          { label: 'License', value: licenseName },
          { label: 'Number', value: licenseNumber },
          { label: 'Type', value: licenseType ?? 'Not entered' },
          { label: 'State', value: issuingState ?? 'Not entered' },
          {
            label: 'Issued',
            value: license.issueDate ? dayText(license.issueDate) : 'Not entered',
          },
        ]),
    { label: 'Expires', value: license.expiryDate ? dayText(license.expiryDate) : 'Never' },
  ];
  return <Facts facts={facts} />;
}
