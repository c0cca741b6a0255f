import { schemaResolver, useForm } from '@mantine/form';
import {
  documentFormats,
  faultOfFileName,
  maxDocumentBytes,
} from '@sidework/contracts/business-tools/document-options';
import { DocumentDetails } from '@sidework/contracts/schema/business-tools/documents';
import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError, showRefusedFields } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { useYearQuestion } from '../../lib/use-year-question.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { UploadArea } from '../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import {
  beginDocument,
  DocumentFields,
  type TypedDocument,
  toDescribed,
} from './document-fields.tsx';
import { sizeText } from './sizes.ts';
import { useSendDocument } from './use-documents.ts';

const endings = Object.keys(documentFormats).map((format) => `.${format}`);
const errorsOf = schemaResolver(DocumentDetails, { sync: true });

/** One file with what is said of it; how far it is, and a way to stop. */
export function UploadForm() {
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const { progress, start, stop } = useUpload();
  const [refusal, setRefusal] = useState<unknown>();
  const isRunning = useRef(false);
  const send = useSendDocument();
  const yearQuestion = useYearQuestion();
  const form = useForm<TypedDocument>({
    initialValues: beginDocument(),
    validate: (typed) => ({
      year: yearQuestion(typed.year, 'recorded'),
      ...errorsOf(toDescribed(typed)),
    }),
  });

  function choose([chosen]: File[]) {
    setFile(chosen);
    setFileError(chosen && faultOf(chosen));
    const { documentName } = form.getValues();
    if (chosen && !documentName)
      form.setFieldValue(
        'documentName',
        chosen.name
          .normalize('NFC')
          .replace(/\.[^.]+$/, '')
          .slice(0, 200),
      );
  }

  async function submit(typed: TypedDocument) {
    const fault = file ? faultOf(file) : 'Please select a file';
    setFileError(fault);
    if (fault || !file || isRunning.current) return;
    isRunning.current = true;
    setRefusal(undefined);
    let failure: unknown;
    const isSent = await start(file, (running) =>
      send(toDescribed(typed), running).catch((error) => {
        failure = running.signal.aborted ? undefined : error;
        throw error;
      }),
    );
    isRunning.current = false;
    if (isSent) {
      toastSuccess('Document uploaded successfully');
      form.setValues(beginDocument());
      setFile(undefined);
    } else if (failure !== undefined) refuse(failure);
  }

  function refuse(error: unknown) {
    if (showRefusedFields(form, error)) return;
    const ofFile = error instanceof ApiError && (error.fields.fileName ?? error.fields.fileSize);
    if (ofFile) setFileError(ofFile);
    else setRefusal(error);
    toastFailure(
      texts.toastTitles.error,
      `Failed to upload document: ${ofFile || messageOf(error)}`,
    );
  }

  return (
    <form
      noValidate
      aria-label="Upload Document"
      onSubmit={form.onSubmit(submit, (errors) => {
        setFileError(file ? faultOf(file) : 'Please select a file');
        focusFirstError(form, errors);
      })}
    >
      <Stack>
        <UploadArea
          label={file ? `${file.name}, ${sizeText(file.size)}` : 'Choose a file, or drop it here'}
          hint="PDF, Word, Excel, JPG, PNG, GIF, WebP or text. Maximum file size 50MB."
          types={endings}
          error={fileError}
          onChoose={choose}
        />
        {progress && <UploadLine label="Your document" progress={progress} onStop={stop} />}
        <DocumentFields inputOf={form.getInputProps} />
        {refusal !== undefined && (
          <ErrorNotice error={refusal} text={`Failed to upload document: ${messageOf(refusal)}`} />
        )}
        <Row justify="end">
          <PlainButton type="submit" isBusy={progress !== null}>
            Upload
          </PlainButton>
        </Row>
      </Stack>
    </form>
  );
}

/** What is wrong with a file before any of it is sent. */
function faultOf({ name, size }: File): string | undefined {
  const wrong = faultOfFileName(name);
  if (wrong) return wrong;
  if (size === 0) return 'This file is empty';
  return size > maxDocumentBytes ? 'Files can be at most 50MB' : undefined;
}
