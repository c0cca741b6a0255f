import type { TextInputProps } from '@mantine/core';
import { serviceFeeBps } from '@sidework/contracts/client-services/terms';
import { formatCents, parseDollars } from '@sidework/contracts/kernel/money';
import { lessFee } from '@sidework/contracts/kernel/percent';
import { DollarsInput } from '../../ui/dollars-input.tsx';

interface Props extends Pick<TextInputProps, 'onChange' | 'onBlur' | 'error'> {
  value?: string;
}

const fee = `the platform’s fee of ${serviceFeeBps / 100}%`;

/** What a professional asks for the whole job, and what they get of it. */
export function CostField({ value = '', ...field }: Props) {
  const cents = parseDollars(value) ?? 0;
  const net =
    cents > 0
      ? `You get ${formatCents(lessFee(cents, serviceFeeBps).netCents)} of ${formatCents(cents)}, after ${fee}.`
      : `You get it less ${fee}.`;
  return (
    <DollarsInput
      {...field}
      label="Proposed cost"
      description={net}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      data-autofocus
      value={value}
    />
  );
}
