import { eventPictureFile } from '@sidework/contracts/education-events/event-options';
import { useEffect, useState } from 'react';
import { FileButton } from '../../ui/buttons/file-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EventPicture } from './event-picture.tsx';
import type { useEventPicture } from './use-event-picture.ts';

interface Props {
  picture: ReturnType<typeof useEventPicture>;
  /** It is shown until another picture is chosen. */
  shownUrl: string | null;
  linkField: object;
}

/** A picture of one's own, or a link to one; it is sent once the event is there. */
export function PictureField({ picture, shownUrl, linkField }: Props) {
  const { file, fault, progress, choose, remove, stop } = picture;
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    const url = file && URL.createObjectURL(file);
    setPreview(url);
    return () => void (url && URL.revokeObjectURL(url));
  }, [file]);
  const shown = preview ?? shownUrl;
  return (
    <Stack gap="sm">
      <TextInput
        label="Event Image URL"
        description="Optional. A link that begins with https; we copy the picture once. Or upload your own:"
        inputMode="url"
        autoComplete="off"
        {...linkField}
      />
      {shown && <EventPicture imageUrl={shown} />}
      {progress ? (
        <UploadLine label="Your picture is being sent" progress={progress} onStop={stop} />
      ) : (
        <Row>
          <FileButton label="Picture file" types={eventPictureFile.types} onChoose={choose}>
            {shown ? 'Choose another picture' : 'Choose a picture'}
          </FileButton>
          {shown && (
            <PlainButton variant="subtle" onClick={remove}>
              Remove the picture
            </PlainButton>
          )}
        </Row>
      )}
      {fault && <p role="alert">{fault}</p>}
      <p>JPEG, PNG or WebP, up to 5 MB. Hidden details, such as the location, are removed.</p>
    </Stack>
  );
}
