import { formatCents } from '@sidework/contracts/kernel/money';
import { dayText } from '../../lib/dates.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { ListRow } from '../../ui/rows/rows.tsx';
import { type BookRecord, capitalised } from './record-kinds.ts';
import { originOf } from './record-origin.ts';

interface Props {
  record: BookRecord;
  noun: string;
  onOpen: () => void;
  /** Absent where there are no receipts: of income, and of children, who have no vault. */
  onReceipts?: (() => void) | undefined;
  onDelete: () => Promise<unknown>;
}

/** One record, which leads to what it came from. What Sidework wrote from a payment takes a note alone (D-84). */
export function RecordRow({ record, noun, onOpen, onReceipts, onDelete }: Props) {
  const { description, date, category, amountCents, note, source, isLocked } = record;
  const from = source === 'automatic' || record.origin ? originOf(record.origin) : undefined;
  const line = 'scheduleCLine' in record && `Schedule C line ${record.scheduleCLine}`;
  return (
    <ListRow
      title={description}
      details={[dayText(date), category, line].filter(Boolean).join(' · ')}
      note={note}
      {...(from?.to && { to: from.to })}
      chip={from && <Chip meaning="over">{from.word}</Chip>}
      amount={<Amount cents={amountCents} size="row" />}
      action={
        <Row gap="xs">
          {onReceipts && (
            <PlainButton
              variant="default"
              size="sm"
              aria-label={`Receipts of ${description}`}
              onClick={onReceipts}
            >
              {receiptText(record)}
            </PlainButton>
          )}
          <PlainButton
            variant="default"
            size="sm"
            aria-label={`${isLocked ? 'Note on' : 'Edit'} ${description}`}
            onClick={onOpen}
          >
            {isLocked ? 'Note' : 'Edit'}
          </PlainButton>
          {!isLocked && (
            <AskedButton
              size="sm"
              label="Delete"
              name={description}
              title={`Delete ${formatCents(amountCents)}, ${description}?`}
              confirmLabel={`Delete ${noun}`}
              done={`${capitalised(noun)} deleted`}
              act={onDelete}
              messageOf={() => `Failed to delete ${noun}`}
            >
              Your totals no longer count it.
            </AskedButton>
          )}
        </Row>
      }
    />
  );
}

function receiptText(record: BookRecord): string {
  const count = 'receipts' in record ? record.receipts.length : 0;
  if (count === 0) return 'Add receipt';
  return count === 1 ? 'Receipt' : `${count} receipts`;
}
