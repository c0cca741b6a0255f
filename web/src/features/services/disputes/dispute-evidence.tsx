import type { DisputeCase } from '@sidework/contracts/client-services/dispute-case';
import { evidenceFile } from '@sidework/contracts/client-services/dispute-words';
import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { useUpload } from '../../../lib/use-upload.ts';
import { UploadArea } from '../../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../../ui/fields/upload-line.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { EvidenceList } from '../../../ui/rows/evidence-list.tsx';
import type { DisputeActs, NameOf } from './use-disputes.ts';

interface Props {
  dispute: DisputeCase;
  nameOf: NameOf;
  acts: DisputeActs;
}

/** The papers and photos of both sides, and the way to add one's own. */
export function DisputeEvidence({ dispute, nameOf, acts }: Props) {
  const { progress, error, start, stop } = useUpload();
  const [fault, setFault] = useState<string>();
  const { evidence, may } = dispute;
  if (evidence.length === 0 && !may.addEvidence) return null;

  function choose([file]: File[]) {
    const found = file && faultOf(file);
    setFault(found);
    if (file && !found) void start(file, acts.addEvidence);
  }

  return (
    <Stack gap="xs">
      <EvidenceList
        evidence={evidence}
        nameOf={nameOf}
        open={(id) =>
          acts
            .open(id)
            .catch((failure: unknown) => toastFailure(texts.toastTitles.error, messageOf(failure)))
        }
      />
      {may.addEvidence && (
        <UploadArea
          label="Add a paper or a photo"
          hint="PDF, JPEG, PNG or WebP, at most 5 MB. The other side and the moderators see it."
          types={evidenceFile.types}
          error={fault ?? (error ? messageOf(error) : undefined)}
          onChoose={choose}
        />
      )}
      {progress && <UploadLine label="The file is being sent" progress={progress} onStop={stop} />}
    </Stack>
  );
}

function faultOf(file: File): string | undefined {
  const wrong = faultOfType(file, evidenceFile.types, 'Choose a PDF, JPEG, PNG or WebP file.');
  if (wrong) return wrong;
  return file.size > evidenceFile.maxBytes ? 'Choose a file of at most 5 MB.' : undefined;
}
