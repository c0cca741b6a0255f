import './input-styles.ts';
import { TextInput, type TextInputProps } from '@mantine/core';

/** Money as it is typed. A text field: number fields lose what they cannot read, and turn with the wheel. */
export function DollarsInput(props: Omit<TextInputProps, 'type'>) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      leftSection="$"
      leftSectionWidth={32}
      {...props}
    />
  );
}
