import type { WaitingLicense } from '@sidework/contracts/business-tools/license-checks';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../ui/figures/chip.tsx';
import { WaitedText } from '../../ui/figures/waited-text.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { type LicenseChecks, useLicenseChecks } from './use-license-checks.ts';
import { WaitingLicenseView } from './waiting-license.tsx';

interface Props {
  /** It asks for the reason of a refusal. */
  refusing: (license: WaitingLicense, refuse: LicenseChecks['refuse']) => ReactNode;
}

/** The licenses that wait for staff, the longest waiting first. */
export function LicenseQueue({ refusing }: Props) {
  const checks = useLicenseChecks();
  const { items, error } = checks;
  const [open, setOpen] = useState<string>();
  if (error && !items) return <ErrorNotice error={error} onRetry={() => checks.mutate()} />;
  if (!items) return <RowsSkeleton rows={3} label="Loading the licenses" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="folder"
        title="No license waits"
        text="Licenses with a document to check show up here until someone has reviewed them."
      />
    );
  return (
    <>
      <Rows label="Licenses to check">
        {items.map((license) => (
          <OpeningRow
            key={license.id}
            title={license.licenseName}
            details={[license.owner.fullName, license.issuingState].filter(Boolean).join(' · ')}
            chip={
              <Chip meaning="turn">
                Waits <WaitedText since={license.askedAt} />
              </Chip>
            }
            isOpen={open === license.id}
            onToggle={() => setOpen(open === license.id ? undefined : license.id)}
          >
            <WaitingLicenseView
              license={license}
              checks={checks}
              refusing={refusing(license, checks.refuse)}
            />
          </OpeningRow>
        ))}
      </Rows>
      <LoadMore list={checks} label="Load more licenses" />
    </>
  );
}
