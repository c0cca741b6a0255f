import { listInternationalTaxRates } from '@sidework/contracts/business-tools/trade-rates';
import { useId } from 'react';
import { useApi } from '../../lib/api.ts';
import { TextInput, type TextInputProps } from '../../ui/fields/inputs.ts';

/** A country as it is typed, with those suggested whose rates are known. */
export function CountryField(props: TextInputProps) {
  const { data } = useApi(listInternationalTaxRates);
  const id = useId();
  return (
    <>
      <TextInput withAsterisk autoComplete="off" list={id} {...props} />
      <datalist id={id}>
        {data?.items.map(({ country }) => (
          <option key={country} value={country} />
        ))}
      </datalist>
    </>
  );
}
