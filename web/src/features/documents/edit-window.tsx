import { schemaResolver, useForm } from '@mantine/form';
import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { DocumentDetails } from '@sidework/contracts/schema/business-tools/documents';
import { messageOf } from '../../lib/messages.ts';
import { useYearQuestion } from '../../lib/use-year-question.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import {
  beginDocument,
  DocumentFields,
  type TypedDocument,
  toDescribed,
} from './document-fields.tsx';
import { EarlierFiles } from './earlier-files.tsx';
import { useDescribeDocument } from './use-documents.ts';

interface Props {
  isOpen: boolean;
  document: DocumentView | undefined;
  onClose: () => void;
}

export function EditWindow({ isOpen, document, onClose }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title="Edit document" onClose={onClose}>
      {document && (
        <Stack gap="lg">
          {document.source === 'upload' && document.scanStatus === 'clean' && (
            <EarlierFiles document={document} />
          )}
          <EditForm document={document} onClose={onClose} />
        </Stack>
      )}
    </DialogWindow>
  );
}

const errorsOf = schemaResolver(DocumentDetails, { sync: true });

function EditForm({ document, onClose }: { document: DocumentView; onClose: () => void }) {
  const describe = useDescribeDocument(document);
  const yearQuestion = useYearQuestion([String(document.year)]);
  const form = useForm<TypedDocument>({
    initialValues: beginDocument(document),
    validate: (typed) => ({
      year: yearQuestion(typed.year, 'recorded'),
      ...errorsOf(toDescribed(typed)),
    }),
  });
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    send: (typed) => describe(toDescribed(typed)),
    onSent: onClose,
    done: 'Document changed',
    messageOf: (error) => `Failed to change document: ${messageOf(error)}`,
  });
  return (
    <form noValidate aria-label="Edit document" onSubmit={onSubmit}>
      <Stack>
        <DocumentFields inputOf={form.getInputProps} />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="Your document is changed" />
        <FormActions submitLabel="Save changes" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
