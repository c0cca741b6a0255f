import { describeHsCode } from '@sidework/contracts/business-tools/hs-codes';
import { TextInput, type TextInputProps } from '../../ui/fields/inputs.ts';

/** The HS code, which says its chapter while it is typed. */
export function HsField({ value = '', ...props }: TextInputProps & { value?: string }) {
  return (
    <TextInput
      label="HS code"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      description={
        describeHsCode(value) ??
        '6 digits are international, 8 or 10 of the US; dots do not matter. May be left empty.'
      }
      {...props}
    />
  );
}
