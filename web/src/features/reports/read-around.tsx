import type { ReportView } from '@sidework/contracts/network-chat/reports';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import type { useOpened } from './use-reports.ts';

interface Props extends Pick<ReturnType<typeof useOpened>, 'openAround'> {
  report: ReportView;
}

/** The few messages on each side of a reported one belong to the report, so that no reason of their own is asked for. */
export function ReadAround({ report: { thing, decision, appeal, reported }, openAround }: Props) {
  const { isBusy, run } = useBusy();
  const isOfMessage = thing === 'message' || thing === 'room_message';
  const waits = !decision || (appeal && !appeal.outcome);
  if (!isOfMessage || !waits) return null;

  async function read() {
    try {
      await openAround();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }
  const label = 'Read the messages around it';
  return (
    <PlainButton
      variant="subtle"
      aria-label={`${label}: ${reported.fullName}`}
      isBusy={isBusy}
      onClick={() => void run(read)}
    >
      {label}
    </PlainButton>
  );
}
