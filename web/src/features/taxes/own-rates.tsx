import {
  type OwnTaxRateForm,
  setOwnTaxRate,
  type TaxRateView,
} from '@sidework/contracts/business-tools/tax-rates';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import { Notice } from '../../ui/notices/notice.tsx';

interface Props {
  state: string;
  year: number;
  known: TaxRateView | undefined;
  /** With a tax profile the rules of the state give the estimate, and rates are for the flat method alone. */
  hasProfile: boolean;
  onSaved: () => Promise<unknown>;
}

const rate = (name: keyof OwnTaxRateForm, label: string, isNeeded = true) => ({
  name,
  label,
  isNeeded,
  kind: 'number' as const,
});
const fields = [
  rate('federalRate', 'Federal rate (%)'),
  rate('stateRate', 'State rate (%)'),
  rate('cityRate', 'City rate (%)', false),
  rate('selfEmploymentRate', 'Self-employment rate (%)'),
];

/** Which rates the flat method takes, with their source; a person may enter their own (TAX-28). */
export function OwnRates({ state, year, known, hasProfile, onSaved }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice
      meaning={(known && !known.isOwn) || (hasProfile && !known) ? 'open' : 'due'}
      title={hasProfile && !known ? `Estimated by the rules of ${state}` : titleOf(known)}
      action={
        <PlainButton variant="default" size="sm" onClick={() => setOpen(true)}>
          {known?.isOwn ? 'Change your rates' : 'Enter your own'}
        </PlainButton>
      }
    >
      {known
        ? `Federal ${known.federalRate}%, state ${known.stateRate}%, ${known.cityRate === null ? 'no city rate' : `city ${known.cityRate}%`}, self-employment ${known.selfEmploymentRate}%. ${known.isOwn ? 'They count for your estimates alone.' : `Source: ${known.source}, as of ${dayText(known.asOf)}.`}`
        : withoutRates(hasProfile)}
      {isOpen && (
        <EntryDialog
          isOpen
          title={`Your rates for ${state}, ${year}`}
          fields={fields}
          initial={{
            federalRate: String(known?.federalRate ?? 22),
            stateRate: String(known?.stateRate ?? ''),
            cityRate: String(known?.cityRate ?? ''),
            selfEmploymentRate: String(known?.selfEmploymentRate ?? 15.3),
          }}
          send={async (values) => {
            const params = { locationState: state, year };
            await call(setOwnTaxRate, { params, body: values as OwnTaxRateForm });
            await onSaved();
          }}
          done="Your rates are saved"
          failed="Failed to save your rates"
          onClose={() => setOpen(false)}
        />
      )}
    </Notice>
  );
}

const withoutRates = (hasProfile: boolean) =>
  hasProfile
    ? 'The detailed method takes the brackets, deductions and credits of your state. You can enter rates of your own instead.'
    : 'Sidework has no rates from a checked source for this state and year. Fill in your tax profile for an estimate by the rules of your state, or enter your own: they count for your estimates alone.';

function titleOf(known: TaxRateView | undefined): string {
  if (!known) return 'Tax rates not available for selected location/year';
  return known.isOwn ? 'Your rates: yours, unverified' : 'Rates for this state and year';
}
