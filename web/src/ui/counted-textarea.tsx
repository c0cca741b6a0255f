import { Textarea, type TextareaProps } from '@mantine/core';

interface Props extends TextareaProps {
  value?: string;
  /** The most that is taken; more can be typed, and is counted, so that nothing pasted is cut off. */
  most: number;
}

const plain = new Intl.NumberFormat('en-US');

/** A long text with the number of its characters, as the server counts them: without blanks around it. */
export function CountedTextarea({ most, value = '', ...props }: Props) {
  return (
    <Textarea
      value={value}
      description={`${plain.format(value.trim().length)} of ${plain.format(most)} characters`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...props}
    />
  );
}
