import type { DeductionView } from '@sidework/contracts/business-tools/deductions';
import { faultOfFileName } from '@sidework/contracts/business-tools/document-options';
import { listDocuments } from '@sidework/contracts/business-tools/documents';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { usePages } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { FileButton } from '../../ui/buttons/file-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { NativeSelect } from '../../ui/fields/inputs.ts';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { useReceipts } from './use-receipts.ts';

interface Props {
  deduction: DeductionView;
  isOpen: boolean;
  onClose: () => void;
}

const types = ['.pdf', '.jpg', '.jpeg', '.png', '.webp'];

/** The papers of a deduction: a photo or PDF is sent to the vault from here, or one of the vault is chosen. */
export function ReceiptsWindow({ deduction, isOpen, onClose }: Props) {
  const { attach, send, detach, open } = useReceipts(deduction);
  const { progress, error, start, stop, refuse } = useUpload();
  const { receipts } = deduction;
  const vault = usePages(listDocuments);
  const [chosen, setChosen] = useState('');
  const others = (vault.items ?? []).filter(
    ({ id, voidReason, scanStatus }) =>
      !voidReason && scanStatus !== 'infected' && !receipts.some((each) => each.documentId === id),
  );

  async function act(work: Promise<unknown>) {
    try {
      await work;
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  }

  function choose(file: File) {
    const fault = faultOfFileName(file.name);
    if (fault) refuse(new Error(fault));
    else void start(file, send);
  }

  return (
    <DialogWindow isOpen={isOpen} title={`Receipts of ${deduction.description}`} onClose={onClose}>
      <Stack>
        {receipts.length === 0 ? (
          <Words tone="soft">No receipt yet. A photo or PDF is kept in your vault.</Words>
        ) : (
          <Rows label="Receipts">
            {receipts.map(({ documentId, documentName, scanStatus }) => (
              <ListRow
                key={documentId}
                title={documentName}
                action={
                  <Row gap="xs">
                    {scanStatus === 'clean' && (
                      <PlainButton
                        size="sm"
                        variant="default"
                        aria-label={`Open ${documentName}`}
                        onClick={() => void act(open(documentId))}
                      >
                        Open
                      </PlainButton>
                    )}
                    <PlainButton
                      size="sm"
                      variant="default"
                      aria-label={`Take off ${documentName}`}
                      onClick={() => void act(detach(documentId))}
                    >
                      Take off
                    </PlainButton>
                  </Row>
                }
              />
            ))}
          </Rows>
        )}
        {progress && <UploadLine label="Your receipt" progress={progress} onStop={stop} />}
        {error !== null && <ErrorNotice error={error} />}
        <Row>
          <FileButton
            label="Photo or PDF of the receipt"
            types={types}
            isDisabled={progress !== null}
            onChoose={choose}
          >
            Upload a receipt
          </FileButton>
        </Row>
        {others.length > 0 && (
          <NativeSelect
            label="From your vault"
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={[
              { value: '', label: 'Choose a document' },
              ...others.map(({ id, documentName, year }) => ({
                value: id,
                label: `${documentName} (${year})`,
              })),
            ]}
          />
        )}
        {chosen !== '' && (
          <Row justify="end">
            <PlainButton onClick={() => void act(attach(chosen).then(() => setChosen('')))}>
              Attach it
            </PlainButton>
          </Row>
        )}
      </Stack>
    </DialogWindow>
  );
}
