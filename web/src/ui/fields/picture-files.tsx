import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import { useState } from 'react';
import { pictureFault, pictureHint } from '../../lib/picture-fault.ts';
import type { Progress } from '../../lib/upload.ts';
import { PlainButton } from '../buttons/plain-button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Words } from '../layout/words.tsx';
import { UploadArea } from './upload-area.tsx';
import { UploadLine } from './upload-line.tsx';

interface Props {
  files: readonly File[];
  most: number;
  /** While they are sent. */
  progress: Progress | null;
  onStop: () => void;
  onChange: (files: File[]) => void;
}

/** Pictures that are chosen with a form and sent after it. */
export function PictureFiles({ files, most, progress, onStop, onChange }: Props) {
  const [fault, setFault] = useState<string>();
  const left = most - files.length;

  function choose(chosen: File[]) {
    const wrong = chosen.map(pictureFault).find((each) => each !== null);
    setFault(wrong ?? undefined);
    if (!wrong) onChange([...files, ...chosen.slice(0, left)]);
  }

  if (progress)
    return <UploadLine label="Your picture is being sent" progress={progress} onStop={onStop} />;
  return (
    <Stack gap="sm">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <Row key={index} justify="between">
          <Words>{file.name}</Words>
          <PlainButton
            variant="subtle"
            size="sm"
            aria-label={`Remove ${file.name}`}
            onClick={() => onChange(files.filter((_, at) => at !== index))}
          >
            Remove
          </PlainButton>
        </Row>
      ))}
      {left > 0 && (
        <UploadArea
          label="Add pictures"
          hint={pictureHint(left)}
          types={gigPictureFile.types}
          isMultiple
          {...(fault && { error: fault })}
          onChoose={choose}
        />
      )}
    </Stack>
  );
}
