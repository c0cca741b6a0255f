import {
  type ConsentGiven,
  consentFormFile,
  type OwnConsent,
  uploadConsentForm,
} from '@sidework/contracts/identity/family/consents';
import { identityProblems } from '@sidework/contracts/identity/problems';
import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../lib/api-error.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { upload } from '../../lib/upload.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { FileButton } from '../../ui/buttons/file-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Agreed } from './agreed.tsx';
import { FormSent } from './form-sent.tsx';
import { FormSheet } from './form-sheet.tsx';
import classes from './signed-form.module.css';

interface Props {
  consent: OwnConsent;
  isSent: boolean;
}

/** Print, sign, send: the way for who has no card at hand. */
export function SignedForm({ consent, isSent }: Props) {
  const { id: consentId } = consent;
  const childName = consent.childName ?? 'your child';
  const [given, setGiven] = useState<ConsentGiven | null>(null);
  const { progress, error, start, refuse, stop } = useUpload();

  async function send(file: File) {
    const fault = faultOf(file);
    if (fault) return refuse(fault);
    await start(file, async (running) => {
      setGiven(await upload(uploadConsentForm, { params: { consentId }, ...running }));
    });
  }

  if (given) return <Agreed given={given} childName={childName} />;
  if (isSent && !progress) return <FormSent childName={childName} />;
  return (
    <>
      <ol className={classes.steps}>
        <li>Print the form below, or write it down on a sheet of paper, word for word.</li>
        <li>Sign it with your name and the day.</li>
        <li>Take a photo of it, or scan it, and send it here.</li>
      </ol>
      {progress ? (
        <UploadLine label="Your form is being sent" progress={progress} onStop={stop} />
      ) : (
        <ButtonRow>
          <PlainButton onClick={() => print()}>Print the form</PlainButton>
          <FileButton label="Signed form" types={consentFormFile.types} onChoose={send}>
            Send the signed form
          </FileButton>
        </ButtonRow>
      )}
      {error !== null && (
        <p role="alert" className={classes.fault}>
          {messageOf(error)}
        </p>
      )}
      <p className={classes.text}>
        A PDF, JPEG or PNG file of at most 10 MB. You can close this page: it waits for you among{' '}
        <Link to={paths.children}>your children</Link>.
      </p>
      <FormSheet consent={consent} />
    </>
  );
}

/** It saves an upload that the server would refuse. */
function faultOf(file: File): ApiError | null {
  const refused = (message: string) => new ApiError({ status: 0, code: 'file_refused', message });
  const wrong = faultOfType(file, consentFormFile.types, identityProblems.file_unreadable);
  if (wrong) return refused(wrong);
  return file.size > consentFormFile.maxBytes ? refused('Choose a file of at most 10 MB.') : null;
}
