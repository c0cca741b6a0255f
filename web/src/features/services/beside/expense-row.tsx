import type { Expense } from '@sidework/contracts/client-services/expenses';
import { texts } from '@sidework/contracts/texts';
import { dayText } from '../../../lib/dates.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { TextButton } from '../../../ui/buttons/text-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { ListRow } from '../../../ui/rows/rows.tsx';
import { AnswerExpense } from './answer-expense.tsx';
import { stateOf } from './expense-words.ts';
import { ReceiptField } from './receipt-field.tsx';
import type { ExpenseActs } from './use-expenses.ts';

export interface ExpenseRowProps {
  expense: Expense;
  acts: ExpenseActs;
  side: 'client' | 'professional';
  /** The name of the other side. */
  name: string;
  /** While a moderator decides, nothing is paid. */
  isDisputed: boolean;
}

export function ExpenseRow(props: ExpenseRowProps) {
  const { expense, acts, side } = props;
  const state = stateOf(expense, side);
  return (
    <ListRow
      title={expense.title}
      details={
        <>
          Bought {dayText(expense.spentOn)}
          {expense.hasReceipt && (
            <>
              {' · '}
              <ReceiptLink expense={expense} acts={acts} />
            </>
          )}
        </>
      }
      note={expense.declineReason}
      chip={<Chip meaning={state.meaning}>{state.label}</Chip>}
      amount={<Amount cents={expense.amountCents} size="row" />}
      action={side === 'client' ? <AnswerExpense {...props} /> : <OwnActs {...props} />}
    />
  );
}

function ReceiptLink({ expense: { id, title }, acts }: Pick<ExpenseRowProps, 'expense' | 'acts'>) {
  const { run } = useBusy();
  const open = () =>
    acts
      .open(id)
      .catch((error: unknown) => toastFailure(texts.toastTitles.error, messageOf(error)));
  return (
    <TextButton aria-label={`Receipt: ${title}`} onClick={() => void run(open)}>
      Receipt
    </TextButton>
  );
}

/** Its professional adds a missing receipt, and takes back what was not approved yet. */
function OwnActs({ expense, acts }: ExpenseRowProps) {
  const { id, title, status } = expense;
  if (status !== 'draft' && status !== 'proposed') return null;
  return (
    <Row gap="xs">
      {status === 'draft' && <ReceiptField expenseId={id} title={title} acts={acts} />}
      <AskedButton
        label="Withdraw"
        size="sm"
        name={title}
        title={`Withdraw “${title}”?`}
        confirmLabel="Withdraw expense"
        done="Expense withdrawn"
        act={() => acts.withdraw(id)}
        messageOf={messageOf}
      >
        Your client is no longer asked to pay it back. You can add it again.
      </AskedButton>
    </Row>
  );
}
