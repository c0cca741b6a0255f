import { IconX } from '@tabler/icons-react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { UploadLine } from '../../../ui/fields/upload-line.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import classes from '../conversation/conversation.module.css';
import type { useFiles } from './use-files.ts';

/** Stands above the field: what goes with the message, what is on its way, and why a file was refused. */
export function ChosenFiles({ files }: { files: ReturnType<typeof useFiles> }) {
  const { progress, fault } = files;
  if (files.files.length === 0 && !progress && !fault) return null;
  return (
    <div className={classes.inset}>
      {files.files.map(({ id, name }) => (
        <Row key={id} justify="between">
          <Words>{name}</Words>
          <PlainButton
            variant="subtle"
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => files.remove(id)}
          >
            <IconX size={18} aria-hidden />
          </PlainButton>
        </Row>
      ))}
      {progress && (
        <UploadLine label="Your file is being sent" progress={progress} onStop={files.stop} />
      )}
      {fault && (
        <div role="alert">
          <Notice meaning="error">{fault}</Notice>
        </div>
      )}
    </div>
  );
}
