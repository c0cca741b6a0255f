import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { type TypedDocument, toDescribed } from './document-fields.tsx';
import { faultOfFile, nameOfFile } from './file-faults.ts';
import { sizeText } from './sizes.ts';
import { useSendDocument } from './use-documents.ts';

interface Props {
  files: File[];
  /** The type, year, tags and notes that all of them get. */
  typed: TypedDocument;
  onEnd: () => void;
}

/** Several files, sent one after another, each under its own name. */
export function UploadSeveral({ files, typed, onEnd }: Props) {
  const [states, setStates] = useState<ReadonlyMap<File, string>>(new Map());
  const { progress, start, stop } = useUpload();
  const send = useSendDocument();
  const left = files.filter((file) => states.get(file) !== 'Uploaded');

  const say = (file: File, state: string) =>
    setStates((before) => new Map(before).set(file, state));

  async function sendOne(file: File): Promise<boolean> {
    const fault = faultOfFile(file);
    if (fault) say(file, fault);
    if (fault) return false;
    let failure = 'Stopped';
    const isSent = await start(file, (running) =>
      send({ ...toDescribed(typed), documentName: nameOfFile(file) }, running).catch((error) => {
        if (!running.signal.aborted) failure = messageOf(error);
        throw error;
      }),
    );
    say(file, isSent ? 'Uploaded' : failure);
    return isSent;
  }

  async function sendAll() {
    let sent = 0;
    for (const file of left) sent += (await sendOne(file)) ? 1 : 0;
    if (sent > 0) toastSuccess(sent === 1 ? '1 document uploaded' : `${sent} documents uploaded`);
    if (sent === left.length) onEnd();
  }

  return (
    <Stack>
      <Rows label="Files to upload">
        {files.map((file) => (
          <ListRow
            key={`${file.name} ${file.size} ${file.lastModified}`}
            title={file.name}
            details={sizeText(file.size)}
            note={states.get(file) ?? faultOfFile(file)}
          />
        ))}
      </Rows>
      {progress && <UploadLine label="Your documents" progress={progress} onStop={stop} />}
      <Row justify="end">
        <PlainButton variant="default" isDisabled={progress !== null} onClick={onEnd}>
          Clear
        </PlainButton>
        <PlainButton isBusy={progress !== null} onClick={() => void sendAll()}>
          {`Upload ${left.length} files`}
        </PlainButton>
      </Row>
    </Stack>
  );
}
