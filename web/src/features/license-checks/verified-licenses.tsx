import type { VerifiedLicense } from '@sidework/contracts/business-tools/license-checks';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { FieldWithButton } from '../../ui/fields/filter-bar.tsx';
import { SearchField } from '../../ui/fields/plain-fields.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { LicenseFacts } from './license-facts.tsx';
import { LicensePaper } from './license-paper.tsx';
import { type LicenseChecks, useVerifiedLicenses } from './use-license-checks.ts';

interface Props {
  /** It asks for the reason why a verification is taken back. */
  takingBack: (license: VerifiedLicense, refuse: LicenseChecks['refuse']) => ReactNode;
}

/** The licenses that everybody reads of, the latest first, to be found and taken back. */
export function VerifiedLicenses({ takingBack }: Props) {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search')?.slice(0, 100) ?? '';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('search')).trim();
    setAddress(words ? { search: words } : {});
  }

  return (
    <Stack>
      <search>
        <form onSubmit={submit}>
          <FieldWithButton>
            <SearchField
              name="search"
              defaultValue={search}
              label="Search verified licenses"
              placeholder="Holder, license or number"
              maxLength={100}
              autoComplete="off"
            />
            <PlainButton type="submit" variant="default">
              Search
            </PlainButton>
          </FieldWithButton>
        </form>
      </search>
      <Found search={search} takingBack={takingBack} />
    </Stack>
  );
}

function Found({ search, takingBack }: Props & { search: string }) {
  const licenses = useVerifiedLicenses(search);
  const { items, error } = licenses;
  const [open, setOpen] = useState<string>();
  if (error && !items) return <ErrorNotice error={error} onRetry={() => licenses.mutate()} />;
  if (!items) return <RowsSkeleton rows={3} label="Loading verified licenses" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="search"
        title="No verified licenses found"
        text="Verified licenses show up here."
      />
    );
  return (
    <>
      <Rows label="Verified licenses">
        {items.map((license) => (
          <OpeningRow
            key={license.id}
            title={license.licenseName}
            details={
              <>
                {[license.owner.fullName, license.issuingState].filter(Boolean).join(' · ')} ·
                verified <DateText moment={license.verifiedAt} />
              </>
            }
            isOpen={open === license.id}
            onToggle={() => setOpen(open === license.id ? undefined : license.id)}
          >
            <Stack>
              <LicenseFacts license={license} />
              <ButtonRow>
                <LicensePaper
                  licenseName={license.licenseName}
                  open={() => licenses.openPaper(license)}
                />
                {takingBack(license, licenses.refuse)}
              </ButtonRow>
            </Stack>
          </OpeningRow>
        ))}
      </Rows>
      <LoadMore list={licenses} label="Load more verified licenses" />
    </>
  );
}
