import { describeHsCode } from '@sidework/contracts/business-tools/hs-codes';
import {
  addImportedGood,
  editImportedGood,
  type ImportedGoodView,
} from '@sidework/contracts/business-tools/trade-imports';
import { findDuty, findExchangeRate } from '@sidework/contracts/business-tools/trade-rates';
import { ImportedGoodForm } from '@sidework/contracts/schema/business-tools/trade-imports';
import { call, useApi } from '../../lib/api.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { CountryField } from './country-field.tsx';
import { CurrencyFields } from './currency-fields.tsx';
import { CustomsEstimate } from './customs-estimate.tsx';
import { HsField } from './hs-field.tsx';
import { imports } from './kinds.ts';
import { TradeForm } from './trade-form.tsx';
import type { WindowProps } from './trade-list.tsx';
import { centsOf, numberOf, todayHere, typedCents } from './typed.ts';
import { useTradeForm } from './use-trade-form.ts';

export function ImportWindow({ isOpen, onClose, record }: WindowProps<ImportedGoodView>) {
  const title = record ? imports.dialog.edit : imports.dialog.add;
  return (
    <DialogWindow isOpen={isOpen} title={title} size="lg" onClose={onClose}>
      <ImportForm record={record} onClose={onClose} />
    </DialogWindow>
  );
}

type FormProps = Omit<WindowProps<ImportedGoodView>, 'isOpen'>;

const begin = (goods?: ImportedGoodView) => ({
  supplierName: goods?.supplierName ?? '',
  supplierCountry: goods?.supplierCountry ?? '',
  productDescription: goods?.productDescription ?? '',
  costAmountCents: typedCents(goods?.costAmountCents),
  currency: goods?.currency ?? ('USD' as const),
  fxRate: goods && goods.currency !== 'USD' ? String(goods.fxRate) : '',
  fxDate: goods && goods.currency !== 'USD' ? goods.fxDate : '',
  hsCode: goods?.hsCode ?? '',
  tariffRate: goods ? String(goods.tariffRate) : '',
  customsFeesCents: typedCents(goods?.customsFeesCents),
  importDate: goods?.importDate ?? todayHere(),
});
type Typed = ReturnType<typeof begin>;

const toBody = (typed: Typed) => ({
  ...typed,
  costAmountCents: centsOf(typed.costAmountCents) as number,
  customsFeesCents: centsOf(typed.customsFeesCents),
  fxRate: numberOf(typed.fxRate),
  fxDate: typed.fxDate || null,
  tariffRate: numberOf(typed.tariffRate),
});

function ImportForm({ record, onClose }: FormProps) {
  const { form, ...submit } = useTradeForm({
    kind: imports,
    schema: ImportedGoodForm,
    begun: begin(record),
    toBody,
    amounts: ['costAmountCents', 'customsFeesCents'],
    days: ['fxDate'],
    isEdit: Boolean(record),
    send: (body, idempotencyKey) =>
      record
        ? call(editImportedGood, { params: { importId: record.id }, body })
        : call(addImportedGood, { body, idempotencyKey }),
    onClose,
  });
  const duty = useDuty(form.values);
  const known = useKnownRate(form.values);
  const take =
    form.values.currency === 'USD'
      ? (cents: number) => form.setFieldValue('customsFeesCents', typedCents(cents))
      : undefined;
  return (
    <TradeForm
      label={imports.addLabel}
      noun={imports.noun}
      isEdit={Boolean(record)}
      onClose={onClose}
      {...submit}
    >
      <TextInput
        label="Supplier name"
        withAsterisk
        data-autofocus
        {...form.getInputProps('supplierName')}
      />
      <CountryField label="Supplier country" {...form.getInputProps('supplierCountry')} />
      <TextInput label="Product" withAsterisk {...form.getInputProps('productDescription')} />
      <TypedNumberInput
        label="Cost"
        autoComplete="off"
        withAsterisk
        description="What the goods cost, without freight and insurance to the US"
        {...form.getInputProps('costAmountCents')}
      />
      <CurrencyFields
        typed={form.values}
        day={form.values.importDate}
        inputOf={form.getInputProps}
      />
      <HsField {...form.getInputProps('hsCode')} />
      <TypedNumberInput
        label="Tariff rate (%)"
        autoComplete="off"
        description={duty.text}
        {...form.getInputProps('tariffRate')}
      />
      <TypedNumberInput
        label="Customs fees"
        autoComplete="off"
        {...form.getInputProps('customsFeesCents')}
      />
      <CustomsEstimate {...estimateOf(form.values, duty.rate, known)} onTake={take} />
      <DayField label="Import date" isNeeded {...form.getInputProps('importDate')} />
    </TradeForm>
  );
}

/** The rate of the dated table for another currency, where none is entered. */
function useKnownRate({ currency, fxRate, fxDate, importDate }: Typed): number | undefined {
  const isAskable = currency !== 'USD' && !numberOf(fxRate) && importDate;
  const query = { currency, day: fxDate || importDate };
  const { data } = useApi(findExchangeRate, isAskable ? { query } : null);
  return currency === 'USD' ? 1 : (numberOf(fxRate) ?? data?.rate?.rate);
}

/** Value and duty in US dollars, as far as they are known. */
function estimateOf(typed: Typed, tableRate: number | null, fxRate: number | undefined) {
  const cents = centsOf(typed.costAmountCents);
  const usdCents = cents && fxRate ? Math.round(cents * fxRate) : undefined;
  const tariff = numberOf(typed.tariffRate) ?? tableRate;
  const dutyCents =
    usdCents !== undefined && tariff !== null && Number.isFinite(tariff)
      ? Math.round((usdCents * tariff) / 100)
      : undefined;
  return { usdCents, dutyCents, day: typed.importDate };
}

interface Duty {
  rate: number | null;
  text: string;
}

/** It names each layer of the dated table, and says if the table is old. */
function useDuty({ supplierCountry, hsCode, importDate }: Typed): Duty {
  const isAskable = describeHsCode(hsCode) && supplierCountry.trim() && importDate;
  const query = { country: supplierCountry.trim(), hsCode, day: importDate };
  const { data } = useApi(findDuty, isAskable ? { query } : null);
  if (!data)
    return {
      rate: null,
      text: 'With an HS code and a country, left empty, the rate of our table.',
    };
  if (data.rate === null)
    return { rate: null, text: 'Our table knows no rate for these goods. Enter one, or 0.' };
  const layers = data.layers.map(
    ({ layer, rate, source, asOf }) => `${layer} ${rate}% (${source}, as of ${asOf})`,
  );
  const old = data.isStale
    ? ' A rate is more than 90 days old: check it before you rely on it.'
    : '';
  return {
    rate: data.rate,
    text: `Left empty: ${data.rate}%. ${layers.join(' + ')}.${old}`,
  };
}
