import { schemaResolver, useForm } from '@mantine/form';
import { formatCents } from '@sidework/contracts/kernel/money';
import { type PayingCard, PaymentCard } from '@sidework/contracts/schema/client-services/payments';
import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CardFields } from '../../ui/fields/card-fields.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  amountCents: number;
  pay: (card: PayingCard) => Promise<unknown>;
}

const testCards =
  'This is a sandbox and moves no money. 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 3220 asks you to confirm. Use any date ahead and any code.';
const empty: PaymentCard = { number: '', expiry: '', code: '', name: '' };

export function CardForm({ amountCents, pay }: Props) {
  const form = useForm<PaymentCard>({
    initialValues: empty,
    validate: schemaResolver(PaymentCard, { sync: true }),
  });
  const [isKept, setKept] = useState(false);
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: (card: PaymentCard) => pay({ ...card, isKept }),
  });
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Your card">
      <Stack>
        <CardFields form={form} hint={testCards} />
        <CheckField
          label="Keep this card for next time"
          text="The payment provider keeps its number. Sidework shows the last four digits and the expiry."
          isChecked={isKept}
          onChange={() => setKept(!isKept)}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <PlainButton type="submit" isBusy={isBusy}>
          Pay {formatCents(amountCents)}
        </PlainButton>
      </Stack>
    </form>
  );
}
