import { formatCents } from '@sidework/contracts/kernel/money';
import { ExpenseDecline } from '@sidework/contracts/schema/client-services/expenses';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../lib/forms.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ReasonDialogWindow } from '../../../ui/dialogs/reason-dialog-window.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { mostOfReason } from '../reasons/reason-answer.ts';
import type { ExpenseRowProps } from './expense-row.tsx';

/** The client pays what was bought for the work, or says why not. */
export function AnswerExpense({ expense, acts, name, isDisputed }: ExpenseRowProps) {
  const { id, title, amountCents, status } = expense;
  const [isDeclining, setDeclining] = useState(false);
  const { isBusy, run } = useBusy();
  const key = useIdempotencyKey();
  if (status !== 'proposed' && status !== 'approved') return null;
  const begin = () =>
    acts
      .pay(id, key)
      .catch((error: unknown) => toastFailure(texts.toastTitles.error, messageOf(error)));
  return (
    <Row gap="xs">
      {!isDisputed && (
        <PlainButton
          size="sm"
          isBusy={isBusy}
          aria-label={`${status === 'approved' ? 'Pay' : 'Approve and pay'}: ${title}`}
          onClick={() => run(begin)}
        >
          {status === 'approved' ? 'Pay' : 'Approve and pay'}
        </PlainButton>
      )}
      <PlainButton
        variant="default"
        size="sm"
        aria-label={`Decline: ${title}`}
        onClick={() => setDeclining(true)}
      >
        Decline
      </PlainButton>
      <ReasonDialogWindow
        isOpen={isDeclining}
        title={`Decline “${title}”?`}
        text={`${name} sees that you declined ${formatCents(amountCents)}, and your reason.`}
        schema={ExpenseDecline}
        most={mostOfReason}
        draftOf={id}
        placeholder="We agreed that you bring the paint"
        submitLabel="Decline the expense"
        onCancel={() => setDeclining(false)}
        onGiven={async (reason) => {
          await acts.decline(id, reason);
          setDeclining(false);
        }}
      />
    </Row>
  );
}
