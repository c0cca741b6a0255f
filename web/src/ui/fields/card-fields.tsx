import type { UseFormReturnType } from '@mantine/form';
import { expiryOf } from '../../lib/expiry.ts';
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
