import { type OwnProfile, pictureFile } from '@sidework/contracts/identity/own-profile/own-profile';
import { identityProblems } from '@sidework/contracts/identity/problems';
import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { texts } from '@sidework/contracts/texts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { FileButton } from '../../ui/buttons/file-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import type { useOwnProfile } from './use-own-profile.ts';

interface Props extends Pick<ReturnType<typeof useOwnProfile>, 'uploadPicture' | 'removePicture'> {
  profile: OwnProfile;
}

/** The picture of an adult, changed by itself, apart from the form. */
export function PictureSection({ profile, uploadPicture, removePicture }: Props) {
  const { progress, error, start, refuse, stop } = useUpload();
  const [preview, setPreview] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const group = useRef<HTMLDivElement>(null);
  const imageUrl = progress && preview ? preview : profile.avatarUrl;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function choose(file: File) {
    const fault = faultOf(file);
    if (fault) return refuse(new Error(fault));
    setPreview(URL.createObjectURL(file));
    if (await start(file, uploadPicture)) toastSuccess('Your new picture is shown from now on');
  }

  const remove = () =>
    run(async () => {
      try {
        await removePicture();
        group.current?.querySelector('button')?.focus();
        toastSuccess('Your picture is removed');
      } catch (failure) {
        toastFailure(texts.toastTitles.error, messageOf(failure));
      }
    });

  return (
    <FieldGroup
      title="Your picture"
      text="JPEG, PNG or WebP, up to 5 MB. Hidden details, such as where it was taken, are removed."
    >
      <div ref={group}>
        <Row gap="md">
          <PersonAvatar name={profile.fullName} id={profile.id} imageUrl={imageUrl} size="xl" />
          {progress ? (
            <UploadLine label="Your picture is being sent" progress={progress} onStop={stop} />
          ) : (
            <ButtonRow>
              <FileButton label="Picture file" types={pictureFile.types} onChoose={choose}>
                {profile.avatarUrl ? 'Choose another picture' : 'Choose a picture'}
              </FileButton>
              {profile.avatarUrl && (
                <PlainButton variant="subtle" isBusy={isBusy} onClick={() => void remove()}>
                  Remove
                </PlainButton>
              )}
            </ButtonRow>
          )}
        </Row>
      </div>
      {error !== null && (
        <Words role="alert" tone="error" isSmall>
          {error instanceof Error ? error.message : messageOf(error)}
        </Words>
      )}
    </FieldGroup>
  );
}

/** It saves an upload that the server would refuse. */
function faultOf(file: File): string | null {
  const wrong = faultOfType(file, pictureFile.types, identityProblems.picture_unreadable);
  if (wrong) return wrong;
  return file.size > pictureFile.maxBytes ? identityProblems.picture_too_large : null;
}
