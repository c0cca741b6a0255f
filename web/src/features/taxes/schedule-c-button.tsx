import { downloadScheduleC } from '@sidework/contracts/business-tools/tax-summaries';
import { texts } from '@sidework/contracts/texts';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

export function ScheduleCButton({ year }: { year: number }) {
  const { isBusy, run } = useBusy();

  async function download() {
    try {
      saveFile(await call(downloadScheduleC, { query: { year } }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void run(download)}>
      Export Schedule C
    </PlainButton>
  );
}
