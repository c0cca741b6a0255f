import { needsEei } from '@sidework/contracts/business-tools/landed-cost';
import {
  addExportedGood,
  type ExportedGoodView,
  editExportedGood,
} from '@sidework/contracts/business-tools/trade-exports';
import { ExportedGoodForm } from '@sidework/contracts/schema/business-tools/trade-exports';
import { call } from '../../lib/api.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Words } from '../../ui/layout/words.tsx';
import { CountryField } from './country-field.tsx';
import { CurrencyFields } from './currency-fields.tsx';
import { HsField } from './hs-field.tsx';
import { exports } from './kinds.ts';
import { TradeForm } from './trade-form.tsx';
import type { WindowProps } from './trade-list.tsx';
import { centsOf, numberOf, todayHere, typedCents } from './typed.ts';
import { useTradeForm } from './use-trade-form.ts';

export function ExportWindow({ isOpen, onClose, record }: WindowProps<ExportedGoodView>) {
  const title = record ? exports.dialog.edit : exports.dialog.add;
  return (
    <DialogWindow isOpen={isOpen} title={title} size="lg" onClose={onClose}>
      <ExportForm record={record} onClose={onClose} />
    </DialogWindow>
  );
}

type FormProps = Omit<WindowProps<ExportedGoodView>, 'isOpen'>;

const begin = (goods?: ExportedGoodView) => ({
  buyerName: goods?.buyerName ?? '',
  buyerCountry: goods?.buyerCountry ?? '',
  productDescription: goods?.productDescription ?? '',
  exportValueCents: typedCents(goods?.exportValueCents),
  currency: goods?.currency ?? ('USD' as const),
  fxRate: goods && goods.currency !== 'USD' ? String(goods.fxRate) : '',
  fxDate: goods && goods.currency !== 'USD' ? goods.fxDate : '',
  shippingCostCents: typedCents(goods?.shippingCostCents),
  exportFeesCents: typedCents(goods?.exportFeesCents),
  exportDate: goods?.exportDate ?? todayHere(),
  trackingNumber: goods?.trackingNumber ?? '',
  hsCode: goods?.hsCode ?? '',
});

const toBody = (typed: ReturnType<typeof begin>) => ({
  ...typed,
  exportValueCents: centsOf(typed.exportValueCents) as number,
  shippingCostCents: centsOf(typed.shippingCostCents),
  exportFeesCents: centsOf(typed.exportFeesCents),
  fxRate: numberOf(typed.fxRate),
  fxDate: typed.fxDate || null,
});

function ExportForm({ record, onClose }: FormProps) {
  const { form, ...submit } = useTradeForm({
    kind: exports,
    schema: ExportedGoodForm,
    begun: begin(record),
    toBody,
    amounts: ['exportValueCents', 'shippingCostCents', 'exportFeesCents'],
    days: ['exportDate', 'fxDate'],
    isEdit: Boolean(record),
    send: (body, idempotencyKey) =>
      record
        ? call(editExportedGood, { params: { exportId: record.id }, body })
        : call(addExportedGood, { body, idempotencyKey }),
    onClose,
  });
  const { currency, fxRate, exportValueCents, buyerCountry } = form.values;
  const inDollars = currency === 'USD' ? 1 : numberOf(fxRate);
  const value = centsOf(exportValueCents);
  const isTold = Boolean(value && inDollars && needsEei(value * inDollars, buyerCountry));
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <TradeForm
      label={exports.addLabel}
      noun={exports.noun}
      isEdit={Boolean(record)}
      onClose={onClose}
      {...submit}
    >
      <TextInput
        label="Buyer name"
        withAsterisk
        data-autofocus
        {...form.getInputProps('buyerName')}
      />
      <CountryField label="Buyer country" {...form.getInputProps('buyerCountry')} />
      <TextInput label="Product" withAsterisk {...form.getInputProps('productDescription')} />
      <TextInput
        label="Export value"
        withAsterisk
        {...amount}
        {...form.getInputProps('exportValueCents')}
      />
      <CurrencyFields
        typed={form.values}
        day={form.values.exportDate}
        inputOf={form.getInputProps}
      />
      <TextInput label="Shipping cost" {...amount} {...form.getInputProps('shippingCostCents')} />
      <TextInput label="Export fees" {...amount} {...form.getInputProps('exportFeesCents')} />
      <HsField {...form.getInputProps('hsCode')} />
      {isTold && (
        <Words>
          Above $2,500 for goods of one Schedule B number, this export has to be filed (EEI) in the
          Automated Export System before it leaves.
        </Words>
      )}
      <TextInput label="Tracking number" {...form.getInputProps('trackingNumber')} />
      <DayField label="Export date" isNeeded {...form.getInputProps('exportDate')} />
    </TradeForm>
  );
}
