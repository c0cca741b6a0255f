import {
  documentFormats,
  isShownInPage,
} from '@sidework/contracts/business-tools/document-options';
import {
  type DocumentVersionView,
  linkDocumentVersion,
  listDocumentVersions,
  restoreDocumentVersion,
} from '@sidework/contracts/business-tools/document-versions';
import { type DocumentView, listDocuments } from '@sidework/contracts/business-tools/documents';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { exactText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { UploadArea } from '../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { beginDocument, toDescribed } from './document-fields.tsx';
import { faultOfFile } from './file-faults.ts';
import { sizeText } from './sizes.ts';
import { useSendDocument } from './use-documents.ts';

const endings = Object.keys(documentFormats).map((format) => `.${format}`);

/** A newer file for a document that stays the same, and the files that it had before. */
export function EarlierFiles({ document }: { document: DocumentView }) {
  const params = { documentId: document.id };
  const { data, error } = useApi(listDocumentVersions, { params });
  const [fault, setFault] = useState<string>();
  const { progress, error: refusal, start, stop } = useUpload();
  const send = useSendDocument();
  const invalidate = useInvalidate();

  async function replace([file]: File[]) {
    const wrong = file && faultOfFile(file);
    setFault(wrong);
    if (!file || wrong) return;
    const described = toDescribed(beginDocument(document));
    if (!(await start(file, (running) => send({ ...described, replacesId: document.id }, running))))
      return;
    toastSuccess('File replaced');
    await invalidate(listDocumentVersions);
  }

  return (
    <Stack>
      <UploadArea
        label="Replace the file"
        hint="The document keeps its name, tags and links. The file of before stays here."
        types={endings}
        error={fault}
        onChoose={(files) => void replace(files)}
      />
      {progress && <UploadLine label="The new file" progress={progress} onStop={stop} />}
      {refusal != null && <ErrorNotice error={refusal} />}
      {error && !data && <ErrorNotice error={error} />}
      {data && data.items.length > 0 && (
        <Rows label="Earlier files">
          {data.items.map((version) => (
            <EarlierFile key={version.id} document={document} version={version} />
          ))}
        </Rows>
      )}
    </Stack>
  );
}

interface EarlierFileProps {
  document: DocumentView;
  version: DocumentVersionView;
}

function EarlierFile({ document, version }: EarlierFileProps) {
  const [isBusy, setBusy] = useState(false);
  const invalidate = useInvalidate();
  const params = { documentId: document.id, versionId: version.id };
  const when = exactText(version.replacedAt);

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  async function open() {
    const isDownload = !isShownInPage(version.mimeType);
    const { url } = await call(linkDocumentVersion, { params, body: { isDownload } });
    if (isDownload) location.assign(url);
    else window.open(url, '_blank', 'noopener,noreferrer');
  }
  async function restore() {
    await call(restoreDocumentVersion, { params });
    await invalidate(listDocuments, listDocumentVersions);
    toastSuccess('Earlier file restored');
  }

  return (
    <ListRow
      titleLook="plain"
      title={`Replaced ${when}`}
      details={sizeText(version.fileSize)}
      action={
        <Row gap="xs">
          <PlainButton
            variant="default"
            size="sm"
            aria-label={`Open the file replaced ${when}`}
            isBusy={isBusy}
            onClick={() => void run(open)}
          >
            Open
          </PlainButton>
          <PlainButton
            variant="default"
            size="sm"
            aria-label={`Restore the file replaced ${when}`}
            onClick={() => void run(restore)}
          >
            Restore
          </PlainButton>
        </Row>
      }
    />
  );
}
