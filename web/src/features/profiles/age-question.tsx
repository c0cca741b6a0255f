import { ageOn } from '@sidework/contracts/identity/profiles/birth-date';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { dayText } from '../../lib/dates.ts';
import { viewersZone } from '../../lib/zones.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  isOpen: boolean;
  /** The date of birth as it was typed. */
  day: string;
  onRight: () => Promise<unknown>;
  onWrong: () => void;
}

/** Asked of everybody before the date can no longer be changed: of a wrong year one sees the age at once. */
export function AgeQuestion({ isOpen, day, onRight, onWrong }: Props) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={day ? `You are ${ageOn(day, dayIn(viewersZone(), new Date()))}, is that right?` : ''}
      confirmLabel="Yes, that is right"
      cancelLabel="No, change it"
      onCancel={onWrong}
      onConfirm={onRight}
    >
      {day && `You were born on ${dayText(day)}. Afterwards only we can change it.`}
    </ConfirmDialog>
  );
}
