import type { UseFormReturnType } from '@mantine/form';
import type { CardDetails } from '@sidework/contracts/identity/family/consents';
import { TextInput } from '../../ui/fields/inputs.ts';
import classes from './consent-parts.module.css';
import { expiryOf } from './expiry.ts';

/** Kept nowhere: neither with the rest of the draft nor by the browser's own memory of forms. */
export function CardFields({ form }: { form: UseFormReturnType<CardDetails> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid
    <div role="group" aria-label="Your card" className={classes.card}>
      <TextInput
        className={classes.wide}
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        description="This is a sandbox and moves no money. Use the test card 4242 4242 4242 4242, any date ahead and any code."
        {...form.getInputProps('number')}
      />
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
      <TextInput
        className={classes.wide}
        label="Name on the card"
        autoComplete="cc-name"
        {...form.getInputProps('name')}
      />
    </div>
  );
}
