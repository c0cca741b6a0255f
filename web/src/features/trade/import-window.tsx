import { describeHsCode } from '@sidework/contracts/business-tools/hs-codes';
import {
  addImportedGood,
  editImportedGood,
  type ImportedGoodView,
} from '@sidework/contracts/business-tools/trade-imports';
import { findDuty } from '@sidework/contracts/business-tools/trade-rates';
import { ImportedGoodForm } from '@sidework/contracts/schema/business-tools/trade-imports';
import { call, useApi } from '../../lib/api.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { CountryField } from './country-field.tsx';
import { CurrencyFields } from './currency-fields.tsx';
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
        description={useDutyText(form.values)}
        {...form.getInputProps('tariffRate')}
      />
      <TypedNumberInput
        label="Customs fees"
        autoComplete="off"
        {...form.getInputProps('customsFeesCents')}
      />
      <DayField label="Import date" isNeeded {...form.getInputProps('importDate')} />
    </TradeForm>
  );
}

/** It names each layer of the dated table, and says if the table is old. */
function useDutyText({ supplierCountry, hsCode, importDate }: Typed): string {
  const isAskable = describeHsCode(hsCode) && supplierCountry.trim() && importDate;
  const query = { country: supplierCountry.trim(), hsCode, day: importDate };
  const { data } = useApi(findDuty, isAskable ? { query } : null);
  if (!data) return 'With an HS code and a country, left empty, the rate of our dated table.';
  if (data.rate === null) return 'Our table knows no rate for these goods. Enter one, or 0.';
  const layers = data.layers.map(
    ({ layer, rate, source, asOf }) => `${layer} ${rate}% (${source}, as of ${asOf})`,
  );
  const old = data.isStale
    ? ' A rate is more than 90 days old: check it before you rely on it.'
    : '';
  return `Left empty: ${data.rate}%. ${layers.join(' + ')}.${old}`;
}
