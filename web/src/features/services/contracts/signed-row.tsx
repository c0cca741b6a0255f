import type { DownloadedFile } from '@sidework/contracts/business-tools/downloads';
import { contractName } from '@sidework/contracts/client-services/contract-words';
import type { WorkContractView } from '@sidework/contracts/client-services/work-contracts';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../../lib/messages.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { ListRow } from '../../../ui/rows/rows.tsx';

interface Props {
  contract: WorkContractView;
  read: () => Promise<DownloadedFile>;
}

/** A text that both have signed, to be saved as PDF. */
export function SignedRow({ contract, read }: Props) {
  const { isBusy, run } = useBusy();
  const name = contractName[contract.kind];
  const last = contract.signatures.at(-1);

  async function download() {
    try {
      saveFile(await read());
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <ListRow
      titleLook="plain"
      title={name}
      details={
        <>
          {last && <DateText moment={last.signedAt} />}
          {` · signed by ${contract.signatures.map((each) => each.name).join(' and ')}`}
        </>
      }
      action={
        <PlainButton
          variant="default"
          size="sm"
          isDisabled={isBusy}
          aria-label={`Download: ${name}`}
          onClick={() => void run(download)}
        >
          Download
        </PlainButton>
      }
    />
  );
}
