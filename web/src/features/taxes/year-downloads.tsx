import type { DownloadedFile } from '@sidework/contracts/business-tools/downloads';
import {
  downloadEntries,
  downloadScheduleC,
} from '@sidework/contracts/business-tools/tax-summaries';
import { texts } from '@sidework/contracts/texts';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** The books of a year as files: by line of Schedule C, and entry by entry for an accountant. */
export function YearDownloads({ year }: { year: number }) {
  const entries = (format: 'csv' | 'xlsx') => () =>
    call(downloadEntries, { query: { year, format } });
  return (
    <ButtonRow>
      <Download
        name="Export Schedule C"
        read={() => call(downloadScheduleC, { query: { year } })}
      />
      <Download name="Entries as CSV" read={entries('csv')} />
      <Download name="Entries as XLSX" read={entries('xlsx')} />
    </ButtonRow>
  );
}

function Download({ name, read }: { name: string; read: () => Promise<DownloadedFile> }) {
  const { isBusy, run } = useBusy();

  async function download() {
    try {
      saveFile(await read());
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void run(download)}>
      {name}
    </PlainButton>
  );
}
