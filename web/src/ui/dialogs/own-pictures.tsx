import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import { messageOf } from '../../lib/messages.ts';
import { pictureFault, pictureHint } from '../../lib/picture-fault.ts';
import type { upload } from '../../lib/upload.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { ButtonRow } from '../buttons/button-row.tsx';
import { UploadArea } from '../fields/upload-area.tsx';
import { UploadLine } from '../fields/upload-line.tsx';
import { Picture } from '../figures/picture.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { AskedButton } from './asked-button.tsx';

interface Props {
  urls: readonly string[];
  most: number;
  mayChange: boolean;
  /** Such as `of this gig`; the alternative text says the number before it. */
  of: string;
  /** Names the field and the buttons where a page has several of these. */
  label?: string;
  thing?: string;
  add: (sent: Omit<Parameters<typeof upload>[1], 'params'>) => Promise<unknown>;
  remove: (url: string) => Promise<unknown>;
  onAdded?: () => void;
}

/** The pictures of a thing; its owner adds and removes them, each sent by itself. */
export function OwnPictures({
  urls,
  most,
  mayChange,
  of,
  label = 'Add pictures',
  thing = 'picture',
  add,
  remove,
  onAdded,
}: Props) {
  const { progress, error, start, refuse, stop } = useUpload();
  const left = most - urls.length;

  async function choose(files: File[]) {
    for (const file of files.slice(0, left)) {
      const fault = pictureFault(file);
      if (fault) return refuse(new Error(fault));
      if (!(await start(file, add))) return;
    }
    onAdded?.();
  }

  return (
    <Stack>
      <Grid min="figure">
        {urls.map((url, index) => (
          <Stack key={url} gap="xs">
            <Picture src={url} alt={`Number ${index + 1} ${of}`} shape="photo" />
            {mayChange && (
              <ButtonRow>
                <AskedButton
                  label="Remove"
                  size="sm"
                  name={`${thing} ${index + 1}`}
                  title="Remove this picture?"
                  confirmLabel="Remove picture"
                  done="The picture is removed"
                  act={() => remove(url)}
                  messageOf={messageOf}
                >
                  It is shown no more, and the file is deleted.
                </AskedButton>
              </ButtonRow>
            )}
          </Stack>
        ))}
      </Grid>
      {progress ? (
        <UploadLine label="Your picture is being sent" progress={progress} onStop={stop} />
      ) : (
        mayChange &&
        left > 0 && (
          <UploadArea
            label={label}
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
  );
}
