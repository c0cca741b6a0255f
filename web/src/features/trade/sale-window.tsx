import { countryName } from '@sidework/contracts/business-tools/countries';
import { taxTreatments, treatmentLabels } from '@sidework/contracts/business-tools/trade-options';
import { listInternationalTaxRates } from '@sidework/contracts/business-tools/trade-rates';
import {
  confirmSaleDraft,
  listSaleDrafts,
  type SaleDraftView,
} from '@sidework/contracts/business-tools/trade-sale-drafts';
import {
  addInternationalSale,
  editInternationalSale,
  type InternationalSaleView,
} from '@sidework/contracts/business-tools/trade-sales';
import { vatNumberFault } from '@sidework/contracts/business-tools/vat-numbers';
import { inPlainLetters } from '@sidework/contracts/kernel/plain-letters';
import { InternationalSaleForm } from '@sidework/contracts/schema/business-tools/trade-sales';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { CountryField } from './country-field.tsx';
import { CurrencyFields } from './currency-fields.tsx';
import { sales } from './kinds.ts';
import { TradeForm } from './trade-form.tsx';
import type { WindowProps } from './trade-list.tsx';
import { centsOf, numberOf, todayHere, typedCents } from './typed.ts';
import { useTradeForm } from './use-trade-form.ts';

type SaleProps = WindowProps<InternationalSaleView> & {
  /** The paid work that is confirmed as a sale. */
  draft?: SaleDraftView | undefined;
};

export function SaleWindow({ isOpen, onClose, record, draft }: SaleProps) {
  const title = record ? sales.dialog.edit : draft ? 'Confirm the sale' : sales.dialog.add;
  return (
    <DialogWindow isOpen={isOpen} title={title} size="lg" onClose={onClose}>
      <SaleForm record={record} draft={draft} onClose={onClose} />
    </DialogWindow>
  );
}

type FormProps = Omit<SaleProps, 'isOpen'>;

/** A draft is of US dollars. */
const asSale = (draft: SaleDraftView) => ({
  ...draft,
  currency: 'USD' as const,
  fxRate: 1,
  fxDate: draft.saleDate,
  isIncome: false,
});

const begin = (sale?: InternationalSaleView | ReturnType<typeof asSale>) => ({
  clientName: sale?.clientName ?? '',
  country: sale?.country ?? '',
  productDescription: sale?.productDescription ?? '',
  saleAmountCents: typedCents(sale?.saleAmountCents),
  currency: sale?.currency ?? ('USD' as const),
  fxRate: sale && sale.currency !== 'USD' ? String(sale.fxRate) : '',
  fxDate: sale && sale.currency !== 'USD' ? sale.fxDate : '',
  saleDate: sale?.saleDate ?? todayHere(),
  treatment: sale?.treatment ?? ('not_registered' as const),
  customerVatId: sale?.customerVatId ?? '',
  isIncome: sale?.isIncome ?? true,
});

const toBody = (typed: ReturnType<typeof begin>) => ({
  ...typed,
  saleAmountCents: centsOf(typed.saleAmountCents) as number,
  fxRate: numberOf(typed.fxRate),
  fxDate: typed.fxDate || null,
});

function SaleForm({ record, draft, onClose }: FormProps) {
  const invalidate = useInvalidate();
  const { form, ...submit } = useTradeForm({
    kind: sales,
    schema: InternationalSaleForm,
    begun: begin(record ?? (draft && asSale(draft))),
    toBody,
    amounts: ['saleAmountCents'],
    days: ['saleDate', 'fxDate'],
    isEdit: Boolean(record),
    send: (body, idempotencyKey) =>
      record
        ? call(editInternationalSale, { params: { saleId: record.id }, body })
        : draft
          ? call(confirmSaleDraft, { params: { draftId: draft.id }, body })
          : call(addInternationalSale, { body, idempotencyKey }),
    onClose: () => {
      onClose();
      void invalidate(listSaleDrafts);
    },
  });
  const { country, treatment, customerVatId, saleDate, isIncome } = form.values;
  const isOfService = Boolean(draft ?? record?.serviceId);
  return (
    <TradeForm
      label={draft ? 'Confirm sale' : sales.addLabel}
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
        description={useRateText(country, saleDate)}
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
            customerVatId && !vatNumberFault(country, customerVatId)
              ? 'Its form and check digits are right. Ask VIES whether it is valid before you invoice.'
              : 'The country’s two letters, then its signs: DE123456789'
          }
          {...form.getInputProps('customerVatId')}
        />
      )}
      <DayField label="Sale date" isNeeded {...form.getInputProps('saleDate')} />
      {isOfService ? (
        <Words>This work is in your income by its payment. The sale adds none.</Words>
      ) : (
        <CheckField
          label="Add it to my income"
          text="Leave it out where this money is in your Tax Tracker already."
          isChecked={isIncome}
          onChange={() => form.setFieldValue('isIncome', !isIncome)}
        />
      )}
    </TradeForm>
  );
}

const nameOf = (country: string) => inPlainLetters(country).trim().toLowerCase();

/** It names the country's rate with its source. */
function useRateText(country: string, day: string): string {
  const { data } = useApi(listInternationalTaxRates, { query: day ? { day } : {} });
  const typed = nameOf(countryName(country) ?? country);
  const known = data?.items.find((each) => nameOf(each.country) === typed);
  if (!known) return typed && data ? 'No rate is known for this country: the tax is 0.' : '';
  return `VAT ${known.vatRate}%, GST ${known.gstRate}%. ${known.source}, as of ${known.asOf}`;
}
