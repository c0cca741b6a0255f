import type { UseFormReturnType } from '@mantine/form';
import { expiryOf } from '@sidework/contracts/kernel/card-expiry';
import { Grid, Stack } from '../layout/layout.tsx';
import { TextInput } from './inputs.ts';

/** As the contracts of payments and of consents have it. */
interface TypedCard {
  number: string;
  expiry: string;
  code: string;
  name: string;
}

interface Props {
  form: UseFormReturnType<TypedCard>;
  /** The cards that the sandbox takes. */
  hint: string;
}

const groupsOf = (digits: string) => (digits.match(/\d{1,4}/g) ?? []).join(' ');

/** Shows the digits in fours, and keeps the caret behind the digit that was typed. */
function groupDigits(input: HTMLInputElement, form: Props['form']): void {
  const { value, selectionStart } = input;
  if (/[^\d\s-]/.test(value)) {
    form.setFieldValue('number', value);
    return;
  }
  const before = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
  const grouped = groupsOf(value.replace(/\D/g, ''));
  form.setFieldValue('number', grouped);
  const caret = groupsOf(grouped.replace(/ /g, '').slice(0, before)).length;
  requestAnimationFrame(() => {
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  });
}

/** The browser keeps nothing of a card: a person may type a real one, though the sandbox takes test cards alone. */
export function CardFields({ form, hint }: Props) {
  return (
    <Stack>
      <TextInput
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        description={hint}
        {...form.getInputProps('number')}
        onChange={({ currentTarget }) => groupDigits(currentTarget, form)}
      />
      <Grid min="figure">
        <TextInput
          label="Month and year"
          placeholder="04/29"
          inputMode="numeric"
          autoComplete="cc-exp"
          {...form.getInputProps('expiry')}
          onBlur={() => form.setFieldValue('expiry', expiryOf(form.getValues().expiry))}
        />
        <TextInput
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          {...form.getInputProps('code')}
        />
      </Grid>
      <TextInput label="Name on the card" autoComplete="cc-name" {...form.getInputProps('name')} />
    </Stack>
  );
}
