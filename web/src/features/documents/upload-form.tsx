import { type FormErrors, schemaResolver, useForm } from '@mantine/form';
import { documentFormats } from '@sidework/contracts/business-tools/document-options';
import { DocumentDetails } from '@sidework/contracts/schema/business-tools/documents';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { useSharedFiles } from '../../lib/use-shared-files.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { useYearQuestion } from '../../lib/use-year-question.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { UploadArea } from '../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import {
  beginDocument,
  DocumentFields,
  type TypedDocument,
  toDescribed,
} from './document-fields.tsx';
import { faultOfFile, nameOfFile } from './file-faults.ts';
import { sizeText } from './sizes.ts';
import { UploadSeveral } from './upload-several.tsx';
import { useSendDocument } from './use-documents.ts';

const endings = Object.keys(documentFormats).map((format) => `.${format}`);
const errorsOf = schemaResolver(DocumentDetails, { sync: true });

class UploadStopped extends Error {}

const failureText = (error: unknown) => `Failed to upload document: ${messageOf(error)}`;

/** One file with what is said of it; how far it is, and a way to stop. Several go up under their own names. */
export function UploadForm() {
  const [file, setFile] = useState<File>();
  const [several, setSeveral] = useState<File[]>();
  const [fileError, setFileError] = useState<string>();
  const { progress, start, stop } = useUpload();
  const sendDocument = useSendDocument();
  const yearQuestion = useYearQuestion();
  const form = useForm<TypedDocument>({
    initialValues: beginDocument(),
    validate: (typed) => ({
      year: yearQuestion(typed.year, 'recorded'),
      ...errorsOf(toDescribed(typed)),
    }),
  });

  function choose(files: File[]) {
    const [chosen] = files;
    setSeveral(files.length > 1 ? files : undefined);
    if (files.length > 1) return;
    setFile(chosen);
    setFileError(chosen && faultOfFile(chosen));
    const { documentName } = form.getValues();
    if (chosen && !documentName) form.setFieldValue('documentName', nameOfFile(chosen));
  }

  useSharedFiles(choose);

  /** Whether there is a file that can be sent; what is wrong with it stands beside it. */
  function hasFile(): boolean {
    const fault = file ? faultOfFile(file) : 'Please select a file';
    setFileError(fault);
    return fault === undefined;
  }

  const wholeForm = {
    ...form,
    onSubmit: (send: (typed: TypedDocument) => void, refuse: (errors: FormErrors) => void) =>
      form.onSubmit((typed) => (hasFile() ? send(typed) : undefined), refuse),
  };
  const { refusal, onSubmit } = useSubmit<TypedDocument, void>(wholeForm, {
    async send(typed) {
      if (!file) throw new UploadStopped();
      let failure: unknown;
      const isSent = await start(file, (running) =>
        sendDocument(toDescribed(typed), running).catch((error) => {
          failure = running.signal.aborted ? new UploadStopped() : error;
          throw error;
        }),
      );
      if (!isSent) throw failure;
    },
    done: 'Document uploaded successfully',
    onSent() {
      form.setValues(beginDocument());
      setFile(undefined);
    },
    messageOf: failureText,
    onRefused(error) {
      const ofFile = error instanceof ApiError && (error.fields.fileName ?? error.fields.fileSize);
      if (!ofFile) return error instanceof UploadStopped;
      setFileError(ofFile);
      toastFailure(texts.toastTitles.error, `Failed to upload document: ${ofFile}`);
      return true;
    },
    onFaults(errors) {
      hasFile();
      focusFirstError(form, errors);
    },
  });

  return (
    <form noValidate aria-label="Upload Document" onSubmit={onSubmit}>
      <Stack>
        <UploadArea
          label={file ? `${file.name}, ${sizeText(file.size)}` : 'Choose a file, or drop it here'}
          hint="PDF, Word, Excel, JPG, PNG, GIF, WebP or text. Maximum file size 50MB."
          types={endings}
          isMultiple
          error={fileError}
          onChoose={choose}
        />
        {progress && <UploadLine label="Your document" progress={progress} onStop={stop} />}
        <DocumentFields inputOf={form.getInputProps} hasName={!several} />
        {refusal !== undefined && <ErrorNotice error={refusal} text={failureText(refusal)} />}
        {several ? (
          <UploadSeveral files={several} typed={form.values} onEnd={() => setSeveral(undefined)} />
        ) : (
          <Row justify="end">
            <PlainButton type="submit" isBusy={progress !== null}>
              Upload
            </PlainButton>
          </Row>
        )}
      </Stack>
    </form>
  );
}
