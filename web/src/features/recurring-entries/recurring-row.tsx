import type {
  RecurringEntryView,
  Rhythm,
} from '@sidework/contracts/business-tools/recurring-entries';
import { dayText } from '../../lib/dates.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { ListRow } from '../../ui/rows/rows.tsx';

export const rhythmWords: Record<Rhythm, string> = {
  week: 'Every week',
  two_weeks: 'Every two weeks',
  month: 'Every month',
  quarter: 'Every three months',
  year: 'Every year',
};

interface Props {
  entry: RecurringEntryView;
  onOpen: () => void;
  onDelete: () => Promise<unknown>;
}

export function RecurringRow({ entry, onOpen, onDelete }: Props) {
  const { description, kind, category, rhythm, nextOn, endsOn, amountCents } = entry;
  const next = nextOn ? `next on ${dayText(nextOn)}` : 'ended';
  return (
    <ListRow
      title={description}
      details={[rhythmWords[rhythm], next, endsOn && `until ${dayText(endsOn)}`, category]
        .filter(Boolean)
        .join(' · ')}
      chip={
        <Chip meaning={nextOn ? 'open' : 'over'}>{kind === 'income' ? 'Income' : 'Deduction'}</Chip>
      }
      amount={<Amount cents={amountCents} size="row" />}
      action={
        <Row gap="xs">
          <PlainButton
            variant="default"
            size="sm"
            aria-label={`Edit ${description}`}
            onClick={onOpen}
          >
            Edit
          </PlainButton>
          <AskedButton
            size="sm"
            label="Delete"
            name={description}
            title={`Delete ${description}?`}
            confirmLabel="Delete recurring entry"
            done="Recurring entry deleted"
            act={onDelete}
            messageOf={() => 'Failed to delete the recurring entry'}
          >
            What it entered stays in your books. Nothing more is entered.
          </AskedButton>
        </Row>
      }
    />
  );
}
