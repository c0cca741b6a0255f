import {
  isVatNumber,
  taxTreatments,
  treatmentLabels,
} from '@sidework/contracts/business-tools/trade-options';
import { listInternationalTaxRates } from '@sidework/contracts/business-tools/trade-rates';
import {
  addInternationalSale,
  editInternationalSale,
  type InternationalSaleView,
} from '@sidework/contracts/business-tools/trade-sales';
import { inPlainLetters } from '@sidework/contracts/kernel/plain-letters';
import { InternationalSaleForm } from '@sidework/contracts/schema/business-tools/trade-sales';
import { call, useApi } from '../../lib/api.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { CountryField } from './country-field.tsx';
import { CurrencyFields } from './currency-fields.tsx';
import { sales } from './kinds.ts';
import { TradeForm } from './trade-form.tsx';
import type { WindowProps } from './trade-list.tsx';
import { centsOf, numberOf, todayHere, typedCents } from './typed.ts';
import { useTradeForm } from './use-trade-form.ts';

export function SaleWindow({ isOpen, onClose, record }: WindowProps<InternationalSaleView>) {
  const title = record ? sales.dialog.edit : sales.dialog.add;
  return (
    <DialogWindow isOpen={isOpen} title={title} size="lg" onClose={onClose}>
      <SaleForm record={record} onClose={onClose} />
    </DialogWindow>
  );
}

type FormProps = Omit<WindowProps<InternationalSaleView>, 'isOpen'>;

const begin = (sale?: InternationalSaleView) => ({
  clientName: sale?.clientName ?? '',
  country: sale?.country ?? '',
  productDescription: sale?.productDescription ?? '',
  saleAmountCents: typedCents(sale?.saleAmountCents),
  currency: sale?.currency ?? ('USD' as const),
  fxRate: sale && sale.currency !== 'USD' ? String(sale.fxRate) : '',
  fxDate: sale && sale.currency !== 'USD' ? sale.fxDate : '',
  saleDate: sale?.saleDate ?? todayHere(),
  treatment: sale?.treatment ?? ('charged' as const),
  customerVatId: sale?.customerVatId ?? '',
});

const toBody = (typed: ReturnType<typeof begin>) => ({
  ...typed,
  saleAmountCents: centsOf(typed.saleAmountCents) as number,
  fxRate: numberOf(typed.fxRate),
  fxDate: typed.fxDate || null,
});

function SaleForm({ record, onClose }: FormProps) {
  const { form, ...submit } = useTradeForm({
    kind: sales,
    schema: InternationalSaleForm,
    begun: begin(record),
    toBody,
    amounts: ['saleAmountCents'],
    days: ['saleDate', 'fxDate'],
    isEdit: Boolean(record),
    send: (body, idempotencyKey) =>
      record
        ? call(editInternationalSale, { params: { saleId: record.id }, body })
        : call(addInternationalSale, { body, idempotencyKey }),
    onClose,
  });
  const { country, treatment, customerVatId, saleDate } = form.values;
  return (
    <TradeForm
      label={sales.addLabel}
      noun={sales.noun}
      isEdit={Boolean(record)}
      onClose={onClose}
      {...submit}
    >
      <TextInput
        label="Client name"
        withAsterisk
        data-autofocus
        {...form.getInputProps('clientName')}
      />
      <CountryField
        label="Country"
        description={useRateText(country)}
        {...form.getInputProps('country')}
      />
      <TextInput
        label="Product or service"
        withAsterisk
        {...form.getInputProps('productDescription')}
      />
      <TypedNumberInput
        label="Sale amount"
        autoComplete="off"
        withAsterisk
        {...form.getInputProps('saleAmountCents')}
      />
      <CurrencyFields typed={form.values} day={saleDate} inputOf={form.getInputProps} />
      <NativeSelect
        label="VAT/GST treatment"
        data={taxTreatments.map((value) => ({ value, label: treatmentLabels[value] }))}
        {...form.getInputProps('treatment')}
      />
      {treatment === 'reverse_charge' && (
        <TextInput
          label="Customer’s VAT number"
          withAsterisk
          description={
            isVatNumber(customerVatId)
              ? 'Its form is right. Ask VIES whether it is valid before you invoice.'
              : 'The country’s two letters, then its signs: DE123456789'
          }
          {...form.getInputProps('customerVatId')}
        />
      )}
      <DayField label="Sale date" isNeeded {...form.getInputProps('saleDate')} />
    </TradeForm>
  );
}

const nameOf = (country: string) => inPlainLetters(country).trim().toLowerCase();

/** It names the country's rate with its source. */
function useRateText(country: string): string {
  const { data } = useApi(listInternationalTaxRates);
  const typed = nameOf(country);
  const known = data?.items.find((each) => nameOf(each.country) === typed);
  if (!known) return typed && data ? 'No rate is known for this country: the tax is 0.' : '';
  return `VAT ${known.vatRate} %, GST ${known.gstRate} %. ${known.source}, as of ${known.asOf}`;
}
