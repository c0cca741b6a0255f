import type { WaitingLicense } from '@sidework/contracts/business-tools/license-checks';
import { texts } from '@sidework/contracts/texts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import type { LicenseChecks } from './use-license-checks.ts';

interface Props {
  license: WaitingLicense;
  checks: LicenseChecks;
  refusing: ReactNode;
}

/** A license with all that it says, to be compared with its paper, and the decision. */
export function WaitingLicenseView({ license, checks, refusing }: Props) {
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
    { label: 'License', value: licenseName },
    { label: 'Number', value: licenseNumber },
    { label: 'Type', value: licenseType ?? 'Not entered' },
    { label: 'State', value: issuingState ?? 'Not entered' },
    { label: 'Issued', value: license.issueDate ? dayText(license.issueDate) : 'Not entered' },
    { label: 'Expires', value: license.expiryDate ? dayText(license.expiryDate) : 'Never' },
  ];
  return (
    <Stack>
      <Facts facts={facts} />
      <ButtonRow>
        <Paper license={license} open={() => checks.openPaper(license)} />
        <AskedButton
          label="Verify"
          name={licenseName}
          title={`Verify “${licenseName}”?`}
          confirmLabel="Verify license"
          done="The license is verified"
          act={() => checks.verify(license)}
          messageOf={messageOf}
        >
          Everybody reads on the services of {owner.fullName} that they are licensed, until the
          license ends. A change of what it says comes back to you.
        </AskedButton>
        {refusing}
      </ButtonRow>
    </Stack>
  );
}

/** A window that opened by itself after the answer would be kept back by browsers, so a link comes. */
function Paper({ license, open }: Pick<Props, 'license'> & { open: () => Promise<string> }) {
  const [url, setUrl] = useState<string>();
  const { isBusy, run } = useBusy();

  async function ask() {
    try {
      setUrl(await open());
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  }

  if (url)
    return (
      <LinkButton
        to={url}
        target="_blank"
        rel="noreferrer"
        variant="default"
        onClick={() => setUrl(undefined)}
      >
        Show the paper in a new tab
      </LinkButton>
    );
  return (
    <PlainButton
      variant="default"
      isBusy={isBusy}
      aria-label={`Open the paper of ${license.licenseName}`}
      onClick={() => void run(ask)}
    >
      Open the paper
    </PlainButton>
  );
}
