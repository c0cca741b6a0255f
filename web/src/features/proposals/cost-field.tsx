import { parseDollars } from '@sidework/contracts/kernel/money';
import { netText } from '../../lib/agreed-terms.ts';
import { useSession } from '../../lib/session.ts';
import { DollarsInput } from '../../ui/fields/dollars-input.tsx';
import type { TextInputProps } from '../../ui/fields/inputs.ts';

interface Props extends Pick<TextInputProps, 'onChange' | 'onBlur' | 'error'> {
  value?: string;
}

/** It also shows the amount that remains. */
export function CostField({ value = '', ...field }: Props) {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  return (
    <DollarsInput
      {...field}
      label="Proposed cost"
      description={netText(parseDollars(value) ?? 0, isChild)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      data-autofocus
      value={value}
    />
  );
}
