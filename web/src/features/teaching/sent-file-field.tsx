import { limits } from '@sidework/contracts/education-events/limits';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import type { upload } from '../../lib/upload.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { UploadArea } from '../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Row } from '../../ui/layout/layout.tsx';

type Running = Pick<Parameters<typeof upload>[1], 'file' | 'signal' | 'onProgress'>;

export interface NamedFile {
  id: string;
  name: string;
}

interface Props {
  /** "Captions of lesson 2". */
  label: string;
  hint: string;
  /** "Remove captions". */
  removal: string;
  place: number;
  types: readonly string[];
  file: NamedFile | null;
  error: ReactNode;
  faultOf: (file: File) => string | undefined;
  send: (running: Running) => Promise<string>;
  onChange: (file: NamedFile | null) => void;
}

/** A file that is sent at once, and belongs to the course once the course is saved. */
export function SentFileField(props: Props) {
  const { label, hint, removal, place, types, file, error, faultOf, send, onChange } = props;
  const [fault, setFault] = useState<string>();
  const sending = useUpload();

  async function choose([chosen]: File[]) {
    if (!chosen) return;
    const found = faultOf(chosen);
    setFault(found);
    if (found) return;
    await sending.start(chosen, async (running) => {
      const id = await send(running);
      onChange({ id, name: chosen.name.slice(0, limits.fileName) });
    });
  }

  if (file)
    return (
      <Row>
        <span>{file.name}</span>
        <PlainButton
          variant="default"
          size="sm"
          aria-label={`${removal}, lesson ${place + 1}`}
          onClick={() => onChange(null)}
        >
          {removal}
        </PlainButton>
      </Row>
    );
  const refusal = fault ?? (sending.error ? messageOf(sending.error) : undefined);
  return (
    <div>
      <UploadArea
        label={label}
        hint={hint}
        types={types}
        error={refusal ?? textOf(error)}
        onChoose={(files) => void choose(files)}
      />
      {sending.progress && (
        <UploadLine
          label={`${label} is being sent`}
          progress={sending.progress}
          onStop={sending.stop}
        />
      )}
    </div>
  );
}

const textOf = (error: ReactNode) => (typeof error === 'string' ? error : undefined);
