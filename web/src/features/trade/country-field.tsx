import { countries } from '@sidework/contracts/business-tools/countries';
import { listInternationalTaxRates } from '@sidework/contracts/business-tools/trade-rates';
import { useId } from 'react';
import { useApi } from '../../lib/api.ts';
import { TextInput, type TextInputProps } from '../../ui/fields/inputs.ts';

/** A country as it is typed, in any language; the list suggests all, and provinces whose rates are known. */
export function CountryField(props: TextInputProps) {
  const { data } = useApi(listInternationalTaxRates);
  const suggested = [
    ...new Set([...countries(), ...(data?.items ?? []).map(({ country }) => country)]),
  ];
  const id = useId();
  return (
    <>
      <TextInput withAsterisk autoComplete="off" list={id} {...props} />
      <datalist id={id}>
        {suggested.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
    </>
  );
}
