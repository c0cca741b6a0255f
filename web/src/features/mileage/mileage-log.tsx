import { listDeductions } from '@sidework/contracts/business-tools/deductions';
import { mileageRateOf, rateText } from '@sidework/contracts/business-tools/mileage-rates';
import {
  addMileageTrip,
  deleteMileageTrip,
  downloadMileage,
  editMileageTrip,
  getMileageYear,
  listMileageTrips,
  type MileageTripForm,
  type MileageTripView,
} from '@sidework/contracts/business-tools/mileage-trips';
import { yearsOffered } from '@sidework/contracts/business-tools/periods';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call, useApi, useInvalidate, usePages } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { TripRow } from './trip-row.tsx';

const fields = [
  { name: 'date', label: 'Date', kind: 'day', isNeeded: true },
  { name: 'miles', label: 'Miles', kind: 'number', isNeeded: true },
  {
    name: 'purpose',
    label: 'Purpose',
    isNeeded: true,
    description: 'What the drive was for, such as "Repair at Oak Street Dental".',
  },
  { name: 'fromPlace', label: 'From' },
  { name: 'toPlace', label: 'To' },
] as const;

/** Drives for the business by year; each makes a deduction at the IRS rate of its day. */
export function MileageLog() {
  const { get, set } = useSearchChoice();
  const today = viewersToday();
  const current = Number(today.slice(0, 4));
  const year = Number(/^(19\d\d|2[01]\d\d)$/.exec(get('year'))?.[0] ?? current);
  const list = usePages(listMileageTrips, { query: { year } });
  const { data: sum } = useApi(getMileageYear, { params: { year } });
  const invalidate = useInvalidate();
  const [open, setOpen] = useState<MileageTripView | 'new'>();
  const { isBusy, run } = useBusy();
  const rate = mileageRateOf(today);

  async function saved(work: Promise<unknown>) {
    await work;
    await invalidate(listMileageTrips, getMileageYear, listDeductions, getTaxSummary);
  }

  function send(values: Record<string, unknown>, idempotencyKey: string) {
    const body = values as MileageTripForm;
    return open === 'new' || open === undefined
      ? call(addMileageTrip, { body, idempotencyKey })
      : call(editMileageTrip, { params: { tripId: open.id }, body });
  }

  async function download() {
    try {
      saveFile(await call(downloadMileage, { params: { year } }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <Stack gap="lg">
      <FilterBar label="Filter trips">
        <ChoiceField
          label="Year"
          value={String(year)}
          onChange={(next) => set({ year: next })}
          options={yearsOffered(current, [year]).map((one) => ({
            value: String(one),
            label: String(one),
          }))}
        />
      </FilterBar>
      {sum && (
        <Grid min="figure">
          <Stat
            label="Miles"
            value={sum.miles.toLocaleString('en-US')}
            note={tripsText(sum.trips)}
          />
          <Stat label="Deduction" value={formatCents(sum.amountCents)} note="Schedule C line 9" />
          {rate && (
            <Stat label="IRS rate today" value={rateText(rate)} note={`a mile · ${rate.source}`} />
          )}
        </Grid>
      )}
      {list.items && list.items.length > 0 && (
        <Row justify="end">
          <PlainButton variant="default" isBusy={isBusy} onClick={() => void run(download)}>
            Export CSV
          </PlainButton>
          <PlainButton onClick={() => setOpen('new')}>Add trip</PlainButton>
        </Row>
      )}
      {trips()}
      {open && (
        <EntryDialog
          isOpen
          title={open === 'new' ? 'Add trip' : `Edit ${open.purpose}`}
          fields={fields}
          initial={open === 'new' ? { date: today } : textsOf(open)}
          send={(values, key) => saved(send(values, key))}
          done="Trip saved"
          failed="Failed to save the trip"
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );

  function trips() {
    if (list.error && !list.items)
      return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
    if (!list.items) return <RowsSkeleton label="Loading trips" />;
    if (list.items.length === 0)
      return (
        <EmptyState
          scene="money"
          title="No trips here yet"
          text="Add each drive for your work. Its deduction is added to your books automatically."
        >
          <PlainButton onClick={() => setOpen('new')}>Add trip</PlainButton>
        </EmptyState>
      );
    return (
      <>
        <Rows label="Trips">
          {list.items.map((trip) => (
            <TripRow
              key={trip.id}
              trip={trip}
              onOpen={() => setOpen(trip)}
              onDelete={() => saved(call(deleteMileageTrip, { params: { tripId: trip.id } }))}
            />
          ))}
        </Rows>
        <LoadMore list={list} label="Load more trips" />
      </>
    );
  }
}

const tripsText = (count: number) => (count === 1 ? '1 trip' : `${count} trips`);

const textsOf = ({ date, miles, purpose, fromPlace, toPlace }: MileageTripView) => ({
  date,
  miles: String(miles),
  purpose,
  fromPlace: fromPlace ?? '',
  toPlace: toPlace ?? '',
});
