import { trashDays } from '@sidework/contracts/business-tools/document-options';
import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { texts } from '@sidework/contracts/texts';
import { dateText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListRow } from '../../ui/rows/rows.tsx';
import { sizeText } from './sizes.ts';

interface Props {
  document: DocumentView;
  restore: () => Promise<unknown>;
  remove: () => Promise<unknown>;
}

const dayMs = 24 * 3_600_000;

export function TrashedRow({ document, restore, remove }: Props) {
  const { documentName: name, trashedAt, fileSize } = document;
  const goneAt = new Date(Date.parse(trashedAt ?? '') + trashDays * dayMs).toISOString();

  const bringBack = () =>
    restore().then(
      () => toastSuccess('Document restored'),
      (error) =>
        toastFailure(texts.toastTitles.error, `Failed to restore document: ${messageOf(error)}`),
    );

  return (
    <ListRow
      title={name}
      details={`${sizeText(fileSize)} · is deleted for ever on ${dateText(goneAt)}`}
      action={
        <Row gap="xs">
          <PlainButton
            variant="default"
            size="sm"
            aria-label={`Restore ${name}`}
            onClick={() => void bringBack()}
          >
            Restore
          </PlainButton>
          <AskedButton
            label="Delete for ever"
            size="sm"
            name={name}
            title={`Delete “${name}” for ever?`}
            confirmLabel="Delete for ever"
            cancelLabel="Keep it"
            done="Document deleted"
            act={remove}
            messageOf={(error) => `Failed to delete document: ${messageOf(error)}`}
          >
            Nobody can bring it back.
          </AskedButton>
        </Row>
      }
    />
  );
}
