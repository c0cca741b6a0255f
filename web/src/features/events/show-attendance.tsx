import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { Switch } from '../../ui/fields/switch.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

interface Props {
  isShown: boolean;
  show: (isShown: boolean) => Promise<void>;
}

/** The holder of a ticket decides whether connections see that they are going. */
export function ShowAttendance({ isShown, show }: Props) {
  const [isOn, setOn] = useState(isShown);
  const [isBusy, setBusy] = useState(false);
  async function change(next: boolean) {
    setOn(next);
    setBusy(true);
    try {
      await show(next);
    } catch {
      setOn(!next);
      toastFailure(texts.toastTitles.error, 'This was not saved. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Switch
      label="Show people I know that I’m going"
      description="Your connections see your first name on the event page until the event ends."
      checked={isOn}
      disabled={isBusy}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
