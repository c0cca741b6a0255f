import { filingStatuses } from '@sidework/contracts/business-tools/filing';
import { listTaxPlaces, type TaxPlaces } from '@sidework/contracts/business-tools/tax-places';
import {
  getTaxProfile,
  setTaxProfile,
  type TaxProfile,
} from '@sidework/contracts/business-tools/tax-profiles';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { stateNames } from '@sidework/contracts/business-tools/us-state-names';
import { useState } from 'react';
import type { z } from 'zod';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import type { EntryField } from '../../ui/dialogs/entry-dialog-window.tsx';
import { Card } from '../../ui/layout/card.tsx';

const dollars = { kind: 'dollars' } as const;
const fieldsFor = (places: readonly z.infer<typeof TaxPlaces>[]): EntryField[] => [
  {
    name: 'filingStatus',
    label: 'Filing status',
    kind: 'choice',
    options: filingStatuses.map(({ key, label }) => ({ value: key, label })),
  },
  {
    name: 'state',
    label: 'State you live in',
    kind: 'choice',
    options: [
      { value: '', label: 'Not chosen' },
      ...stateNames.map((name) => ({ value: name, label: name })),
    ],
  },
  {
    name: 'locality',
    label: 'City or county that taxes income',
    kind: 'choice',
    options: ({ state }) => localitiesOf(places, state),
  },
  { name: 'wagesCents', label: 'Your W-2 wages for the year', ...dollars },
  {
    name: 'spouseWagesCents',
    label: 'Your spouse’s W-2 wages',
    description: 'They count on a joint return alone.',
    ...dollars,
  },
  { name: 'withheldCents', label: 'Federal tax withheld from those wages', ...dollars },
  { name: 'lastYearTaxCents', label: "Last year's total federal tax", ...dollars },
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
  { name: 'paidCents', label: 'Estimated federal tax paid so far', ...dollars },
  { name: 'stateWithheldCents', label: 'State tax withheld from wages', ...dollars },
  { name: 'statePaidCents', label: 'Estimated state tax paid so far', ...dollars },
  { name: 'setAsideCents', label: 'Set aside so far', ...dollars },
];

const placeText = ({ state, locality }: TaxProfile) =>
  state ? ` You live in ${[locality, state].filter(Boolean).join(', ')}.` : '';

/** The places of a state, and the choice of none; empty where the state has none. */
function localitiesOf(places: readonly z.infer<typeof TaxPlaces>[], state: string | undefined) {
  const known = places.find((each) => each.state === state)?.places ?? [];
  if (known.length === 0) return [];
  return [
    { value: '', label: 'None of these' },
    ...known.map(({ name, isModeled }) => ({
      value: name,
      label: isModeled ? name : `${name} (rate not known)`,
    })),
  ];
}

const typed = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);

const toProfile = (values: Record<string, unknown>) =>
  ({
    ...values,
    wagesCents: values.wagesCents ?? 0,
    withheldCents: values.withheldCents ?? 0,
    spouseWagesCents: values.spouseWagesCents ?? 0,
    stateWithheldCents: values.stateWithheldCents ?? 0,
    statePaidCents: values.statePaidCents ?? 0,
    paidCents: values.paidCents ?? 0,
    setAsideCents: values.setAsideCents ?? 0,
    takesQbi: values.takesQbi === 'yes',
  }) as TaxProfile;

interface FormProps {
  year: number;
  onSaved: () => Promise<unknown>;
}

/** The questions of the detailed method, and how much was paid and set aside (D-78). */
export function ProfileForm({ year, onSaved }: FormProps) {
  const { data, mutate } = useApi(getTaxProfile, { params: { year } });
  const { data: places } = useApi(listTaxPlaces, { query: { year } });
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
        ? `Estimates show the detailed method first: tax brackets, self-employment tax and your answers.${placeText(profile)}`
        : 'Answer a few questions for a detailed estimate, and to see how much to pay and when.'}
      {isOpen && (
        <EntryDialog
          isOpen
          title={`Tax profile for ${year}`}
          fields={fieldsFor(places?.items ?? [])}
          initial={{
            filingStatus: profile?.filingStatus ?? 'single',
            state: profile?.state ?? '',
            locality: profile?.locality ?? '',
            wagesCents: typed(profile?.wagesCents),
            spouseWagesCents: typed(profile?.spouseWagesCents),
            stateWithheldCents: typed(profile?.stateWithheldCents),
            statePaidCents: typed(profile?.statePaidCents),
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
            await onSaved();
          }}
          done="Your tax profile is saved"
          failed="Failed to save your tax profile"
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
