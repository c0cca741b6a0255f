import { type Currency, currencies } from '@sidework/contracts/business-tools/trade-options';
import { findExchangeRate } from '@sidework/contracts/business-tools/trade-rates';
import { useApi } from '../../lib/api.ts';
import { DayField } from '../../ui/fields/day-field.tsx';
import { NativeSelect } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';

export interface TypedCurrency {
  currency: Currency;
  fxRate: string;
  fxDate: string;
}

interface Props {
  typed: TypedCurrency;
  /** The day of the record. */
  day: string;
  inputOf: (name: keyof TypedCurrency) => object;
}

/** The currency, and what a unit of it was worth: of the dated table, or as it is entered. */
export function CurrencyFields({ typed: { currency, fxDate }, day, inputOf }: Props) {
  const isForeign = currency !== 'USD';
  const { data } = useApi(
    findExchangeRate,
    isForeign && day ? { query: { currency, day: fxDate || day } } : null,
  );
  const known = data?.rate;
  return (
    <>
      <NativeSelect label="Currency" data={[...currencies]} {...inputOf('currency')} />
      {isForeign && (
        <>
          <TypedNumberInput
            label={`US dollars for 1 ${currency}`}
            autoComplete="off"
            description={
              known
                ? `Left empty: ${known.rate} of ${known.date} (${known.source})${known.date === (fxDate || day) ? '' : '. It is the last one before your day.'}${known.isStale ? '. This rate is more than 90 days old.' : ''}`
                : 'There is no rate of this day here. Please enter one.'
            }
            {...inputOf('fxRate')}
          />
          <DayField label="Day of the rate" {...inputOf('fxDate')} />
        </>
      )}
    </>
  );
}
