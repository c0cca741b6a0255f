import './input-styles.ts';
import { InputBase } from '@mantine/core';
import type { TextareaHTMLAttributes } from 'react';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string;
  withAsterisk?: boolean;
  description?: string;
  value?: string;
  /** The most that is taken; more can be typed, and is counted, so that nothing pasted is cut off. */
  most: number;
}

const plain = new Intl.NumberFormat('en-US');

/**
 * A long text, as high as what is written, with the number of its characters, as the server counts them: without blanks around it. Not Mantine's
 * textarea, which brings the code of one that grows.
 */
export function CountedTextarea({ most, value = '', description = '', rows = 3, ...props }: Props) {
  return (
    <InputBase
      component="textarea"
      multiline
      attributes={{ input: { dir: 'auto' } }}
      size="md"
      value={value}
      description={[ended(description), countText(value, most)].filter(Boolean).join(' ')}
      rows={rows}
      styles={{ input: { fieldSizing: 'content', minHeight: `calc(${rows}lh + 1rem)` } }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...props}
    />
  );
}

/** A hint without its period would run into the count. */
const ended = (hint: string) => (/\w$/.test(hint) ? `${hint}.` : hint);

function countText(value: string, most: number): string {
  return `${plain.format([...value.trim()].length)} of ${plain.format(most)} characters`;
}
