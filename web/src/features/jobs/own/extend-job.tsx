import type { JobDetail, OwnJobView } from '@sidework/contracts/marketplace/jobs';
import { jobDays } from '@sidework/contracts/marketplace/limits';
import { texts } from '@sidework/contracts/texts';
import { useRef } from 'react';
import { dateText } from '../../../lib/dates.ts';
import { useFocusMend } from '../../../lib/focus-mend.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { useExtendJob } from './use-extend-job.ts';

interface Props {
  job: JobDetail | OwnJobView;
  /** Its name then says which job of the list is meant. */
  isListed?: boolean;
}

const label = `Keep open for ${jobDays.open} days`;

export function ExtendJob({ job, isListed = false }: Props) {
  const extend = useExtendJob(job.id);
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const mendFocus = useFocusMend(button);

  async function confirm() {
    mendFocus();
    try {
      const expiresAt = await extend();
      toastSuccess(`Your job is open until ${dateText(expiresAt)}`);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <PlainButton
      ref={button}
      variant="default"
      isBusy={isBusy}
      onClick={() => void run(confirm)}
      {...(isListed && { 'aria-label': `${label}: ${job.title}` })}
    >
      {label}
    </PlainButton>
  );
}
