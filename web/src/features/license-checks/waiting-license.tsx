import type { WaitingLicense } from '@sidework/contracts/business-tools/license-checks';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LicenseFacts } from './license-facts.tsx';
import { LicensePaper } from './license-paper.tsx';
import type { LicenseChecks } from './use-license-checks.ts';

interface Props {
  license: WaitingLicense;
  checks: LicenseChecks;
  refusing: ReactNode;
}

/** A license with all that it says, to be compared with its paper, and the decision. */
export function WaitingLicenseView({ license, checks, refusing }: Props) {
  const { owner, licenseName } = license;
  const isId = license.kind === 'identity';
  return (
    <Stack>
      <LicenseFacts license={license} />
      <ButtonRow>
        <LicensePaper licenseName={licenseName} open={() => checks.openPaper(license)} />
        <AskedButton
          label="Verify"
          name={licenseName}
          title={`Verify “${licenseName}”?`}
          confirmLabel={isId ? 'Verify ID' : 'Verify license'}
          done={isId ? 'The ID is verified' : 'The license is verified'}
          act={() => checks.verify(license)}
          messageOf={messageOf}
        >
          {isId
            ? `Everybody reads on the page of ${owner.fullName} that their identity is verified, until the ID ends or their name changes. Its name and last day must be those of the account and of this entry.`
            : `Everybody reads on the services of ${owner.fullName} that they are licensed, until the license ends. A change of what it says comes back to you.`}
        </AskedButton>
        {refusing}
      </ButtonRow>
    </Stack>
  );
}
