import type { StatementRow } from '@sidework/contracts/business-tools/bank-statements';
import { choicesOf, type RowChoice } from '@sidework/contracts/business-tools/statement-options';
import { dayText } from '../../lib/dates.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { ListRow } from '../../ui/rows/rows.tsx';

const reasons: Record<StatementRow['reason'], string> = {
  imported_before: 'Imported before',
  payout: 'A payout from Sidework, already in your books',
  same_entry: 'Looks like an entry in your books',
  rule: 'By your rule',
  transfer: 'A transfer or card payment, neither income nor a cost',
  none: '',
};

interface Props {
  row: StatementRow;
  choice: RowChoice;
  onChoose: (choice: RowChoice) => void;
  onRule: () => void;
}

/** A row of a statement and the category that it gets; what was imported before stays as it is. */
export function StatementRowLine({ row, choice, onChoose, onRule }: Props) {
  const { day, description, amountCents, reason } = row;
  return (
    <ListRow
      title={description}
      details={[dayText(day), reasons[reason]].filter(Boolean).join(' · ')}
      amount={<Amount cents={amountCents} size="row" />}
      action={
        reason !== 'imported_before' && (
          <Row gap="xs">
            <ChoiceField<RowChoice>
              label={<VisuallyHidden>Category of {description}</VisuallyHidden>}
              value={choice}
              options={choicesOf(amountCents > 0).map((value) => ({ value, label: value }))}
              onChange={onChoose}
            />
            <PlainButton
              variant="default"
              size="sm"
              aria-label={`Always for ${description}`}
              onClick={onRule}
            >
              Always
            </PlainButton>
          </Row>
        )
      }
    />
  );
}
