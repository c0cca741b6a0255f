import './input-styles.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';
import classes from './code-field.module.css';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'classNames'> {
  value: string;
  onChange: (code: string) => void;
  /** Told as soon as this many digits stand there; without it, a button sends the code. */
  length?: number;
  onComplete?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const mostDigits = 10;

/** A code of digits, typed or pasted with whatever stands between them; phones offer the one that just came. */
export function CodeField({ onChange, length, onComplete, ...field }: Props) {
  function change(typed: string) {
    const code = typed.replaceAll(/\D/g, '').slice(0, length ?? mostDigits);
    onChange(code);
    if (code.length === length && code !== field.value) onComplete?.(code);
  }
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...field}
      classNames={{ input: classes.code ?? '' }}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
