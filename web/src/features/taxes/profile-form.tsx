import { filingStatuses } from '@sidework/contracts/business-tools/filing';
import {
  getTaxProfile,
  setTaxProfile,
  type TaxProfile,
} from '@sidework/contracts/business-tools/tax-profiles';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { useState } from 'react';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import { Card } from '../../ui/layout/card.tsx';

const dollars = { kind: 'dollars' } as const;
const fields = [
  {
    name: 'filingStatus',
    label: 'Filing status',
    kind: 'choice',
    options: filingStatuses.map(({ key, label }) => ({ value: key, label })),
  },
  { name: 'wagesCents', label: 'W-2 wages for the year', ...dollars },
  { name: 'withheldCents', label: 'Tax withheld from those wages', ...dollars },
  { name: 'lastYearTaxCents', label: "Last year's total tax", ...dollars },
  { name: 'lastYearIncomeCents', label: "Last year's adjusted gross income", ...dollars },
  {
    name: 'takesQbi',
    label: 'Qualified business income deduction',
    kind: 'choice',
    options: [
      { value: 'yes', label: 'Yes, take it' },
      { value: 'no', label: 'No' },
    ],
  },
  { name: 'paidCents', label: 'Estimated tax paid so far', ...dollars },
  { name: 'setAsideCents', label: 'Set aside so far', ...dollars },
] as const;

const typed = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);

const toProfile = (values: Record<string, unknown>) =>
  ({
    ...values,
    wagesCents: values.wagesCents ?? 0,
    withheldCents: values.withheldCents ?? 0,
    paidCents: values.paidCents ?? 0,
    setAsideCents: values.setAsideCents ?? 0,
    takesQbi: values.takesQbi === 'yes',
  }) as TaxProfile;

/** The four questions of the detailed method, and how much was paid and set aside (decision 78). */
export function ProfileForm({ year }: { year: number }) {
  const { data, mutate } = useApi(getTaxProfile, { params: { year } });
  const [isOpen, setOpen] = useState(false);
  const invalidate = useInvalidate();
  const profile = data?.profile;
  return (
    <Card
      title={`Your tax profile for ${year}`}
      aside={
        <PlainButton variant="default" size="sm" onClick={() => setOpen(true)}>
          {profile ? 'Change' : 'Fill in'}
        </PlainButton>
      }
    >
      {profile
        ? 'Estimates show the detailed method first: tax brackets, self-employment tax and your answers.'
        : 'Answer four questions for a detailed estimate, and to see how much to pay and when.'}
      {isOpen && (
        <EntryDialog
          isOpen
          title={`Tax profile for ${year}`}
          fields={fields}
          initial={{
            filingStatus: profile?.filingStatus ?? 'single',
            wagesCents: typed(profile?.wagesCents),
            withheldCents: typed(profile?.withheldCents),
            lastYearTaxCents: typed(profile?.lastYearTaxCents),
            lastYearIncomeCents: typed(profile?.lastYearIncomeCents),
            takesQbi: profile?.takesQbi ? 'yes' : 'no',
            paidCents: typed(profile?.paidCents),
            setAsideCents: typed(profile?.setAsideCents),
          }}
          send={async (values) => {
            await call(setTaxProfile, { params: { year }, body: toProfile(values) });
            await mutate();
            await invalidate(getTaxSummary);
          }}
          done="Your tax profile is saved"
          failed="Failed to save your tax profile"
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
