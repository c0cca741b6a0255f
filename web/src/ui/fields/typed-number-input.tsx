import './input-styles.ts';
import { TextInput, type TextInputProps } from '@mantine/core';

/** A number as it is typed. A text field: number fields lose what they cannot read, and turn with the wheel. */
export function TypedNumberInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput inputMode="decimal" autoComplete="off" {...props} />;
}
