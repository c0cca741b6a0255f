import { gigPictureFile, mostGigPictures } from '@sidework/contracts/marketplace/gig-options';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { messageOf } from '../../lib/messages.ts';
import { pictureFault, pictureHint } from '../../lib/picture-fault.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { UploadArea } from '../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { useGigActs } from './use-gig.ts';

/** The pictures of one's own gig, each sent by itself. */
export function GigPictures({ gig }: { gig: GigView }) {
  const { addPicture, removePicture } = useGigActs();
  const { progress, error, start, refuse, stop } = useUpload();
  const left = mostGigPictures - gig.imageUrls.length;

  async function choose(files: File[]) {
    for (const file of files.slice(0, left)) {
      const fault = pictureFault(file);
      if (fault) return refuse(new Error(fault));
      if (!(await start(file, (sent) => addPicture(gig, sent)))) return;
    }
    toastSuccess('Your pictures are shown from now on');
  }

  return (
    <Section title="Pictures">
      <Stack>
        <Grid min="figure">
          {gig.imageUrls.map((url, index) => (
            <Stack key={url} gap="xs">
              <Picture src={url} alt={`Number ${index + 1} of this gig`} shape="photo" />
              <ButtonRow>
                <AskedButton
                  label="Remove"
                  size="sm"
                  name={`picture ${index + 1}`}
                  title="Remove this picture?"
                  confirmLabel="Remove picture"
                  done="The picture is removed"
                  act={() => removePicture(gig, url)}
                  messageOf={messageOf}
                >
                  It is shown no more, and the file is deleted.
                </AskedButton>
              </ButtonRow>
            </Stack>
          ))}
        </Grid>
        {progress ? (
          <UploadLine label="Your picture is being sent" progress={progress} onStop={stop} />
        ) : (
          left > 0 && (
            <UploadArea
              label="Add pictures"
              hint={pictureHint(left)}
              types={gigPictureFile.types}
              isMultiple
              {...(error !== null && {
                error: error instanceof Error ? error.message : messageOf(error),
              })}
              onChoose={(files) => void choose(files)}
            />
          )
        )}
      </Stack>
    </Section>
  );
}
