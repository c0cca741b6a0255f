import { periodTitle, quarterOf, taxYears } from '@sidework/contracts/business-tools/periods';
import { getTaxProfile } from '@sidework/contracts/business-tools/tax-profiles';
import { listTaxRates } from '@sidework/contracts/business-tools/tax-rates';
import { stateNames } from '@sidework/contracts/business-tools/us-state-names';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { Grid, Row, Split, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { DueDates } from './due-dates.tsx';
import { EstimateFigures } from './estimate-figures.tsx';
import { OwnRates } from './own-rates.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useCalculator } from './use-calculator.ts';

const quarters = [
  { value: 'annual', label: 'Annual' },
  ...[1, 2, 3, 4].map((quarter) => ({ value: String(quarter), label: `Q${quarter}` })),
];
const states = [
  { value: '', label: 'Choose a state' },
  ...stateNames.map((name) => ({ value: name, label: name })),
];

/** Estimates the tax of a year or a quarter; the server saves each estimate. */
export function TaxCalculator() {
  const today = viewersToday();
  const current = Number(today.slice(0, 4));
  const [asked, setAsked] = useState({
    year: String(current),
    quarter: String(quarterOf(today)),
    // Until one is chosen here, the state of the tax profile counts.
    state: undefined as string | undefined,
    city: '',
  });
  const year = Number(asked.year);
  const { data: answers } = useApi(getTaxProfile, { params: { year } });
  const state = asked.state ?? answers?.profile?.state ?? '';
  const { data: rates, mutate } = useApi(listTaxRates);
  const { estimate, calculate } = useCalculator();
  const { isBusy, run } = useBusy();
  const ofPlace = rates?.items.filter((rate) => rate.locationState === state && rate.year === year);
  const known = ofPlace?.find(({ isOwn }) => isOwn) ?? ofPlace?.[0];
  const field = (name: keyof typeof asked) => ({
    value: name === 'state' ? state : asked[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setAsked((all) => ({ ...all, [name]: value })),
  });

  const submit = () =>
    calculate({
      year,
      quarter: asked.quarter === 'annual' ? null : Number(asked.quarter),
      locationState: state,
      locationCity: asked.city.trim() || null,
    });

  return (
    <Stack gap="lg">
      <Split
        aside={
          <Stack>
            <ProfileForm
              key={year}
              year={year}
              onSaved={async () => estimate && (await submit())}
            />
            <DueDates year={year} today={today} />
          </Stack>
        }
      >
        <Stack>
          <Grid min="figure">
            <NativeSelect
              label="Tax year"
              data={taxYears(current).map(String)}
              {...field('year')}
            />
            <NativeSelect label="Quarter" data={quarters} {...field('quarter')} />
            <NativeSelect label="State" data={states} {...field('state')} />
            <TextInput
              label="City (optional)"
              description="Leave it empty to use the place in your tax profile. City tax counts where its rate is known."
              maxLength={100}
              {...field('city')}
            />
          </Grid>
          {state && rates && (
            <OwnRates
              key={`${state} ${year}`}
              state={state}
              hasProfile={Boolean(answers?.profile)}
              year={year}
              known={known}
              onSaved={() => mutate()}
            />
          )}
          <Row>
            <PlainButton isBusy={isBusy} onClick={() => void run(submit)}>
              Calculate tax
            </PlainButton>
          </Row>
        </Stack>
      </Split>
      {estimate && (
        <Section title={periodTitle(estimate.year, estimate.quarter)}>
          <EstimateFigures estimate={estimate} />
        </Section>
      )}
    </Stack>
  );
}
