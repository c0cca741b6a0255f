import type { MileageTripView } from '@sidework/contracts/business-tools/mileage-trips';
import { dayText } from '../../lib/dates.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { ListRow } from '../../ui/rows/rows.tsx';

interface Props {
  trip: MileageTripView;
  onOpen: () => void;
  onDelete: () => Promise<unknown>;
}

export function TripRow({ trip, onOpen, onDelete }: Props) {
  const { date, miles, purpose, fromPlace, toPlace, rate, amountCents } = trip;
  const way = [fromPlace, toPlace].filter(Boolean).join(' to ');
  return (
    <ListRow
      title={purpose}
      details={[dayText(date), way, `${miles.toLocaleString('en-US')} mi at ${rate}`]
        .filter(Boolean)
        .join(' · ')}
      amount={<Amount cents={amountCents} size="row" />}
      action={
        <Row gap="xs">
          <PlainButton variant="default" size="sm" aria-label={`Edit ${purpose}`} onClick={onOpen}>
            Edit
          </PlainButton>
          <AskedButton
            size="sm"
            label="Delete"
            name={purpose}
            title={`Delete the trip of ${miles.toLocaleString('en-US')} miles?`}
            confirmLabel="Delete trip"
            done="Trip deleted"
            act={onDelete}
            messageOf={() => 'Failed to delete the trip'}
          >
            Its deduction is deleted too.
          </AskedButton>
        </Row>
      }
    />
  );
}
