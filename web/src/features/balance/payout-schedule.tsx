import {
  type PayoutAccountView,
  setPayoutSchedule,
} from '@sidework/contracts/client-services/payout-accounts';
import { texts } from '@sidework/contracts/texts';
import { call } from '../../lib/api.ts';
import { exactText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

const schedules = [
  { value: 'manual', label: 'When I request one' },
  { value: 'weekly', label: 'Every Friday' },
] as const;

interface Props {
  view: PayoutAccountView;
  onChanged: (view: PayoutAccountView) => unknown;
}

export function PayoutSchedule({ view, onChanged }: Props) {
  const { isBusy, run } = useBusy();

  async function choose(schedule: PayoutAccountView['schedule']) {
    try {
      await onChanged(await call(setPayoutSchedule, { body: { schedule } }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <div>
      <ChoiceField
        label="When payouts go out"
        options={schedules}
        value={view.schedule}
        disabled={isBusy}
        onChange={(schedule) => void run(() => choose(schedule))}
      />
      {view.nextPayoutAt && (
        <Words isSmall tone="soft">
          The next payout goes out on {exactText(view.nextPayoutAt)}, if anything is available.
        </Words>
      )}
    </div>
  );
}
