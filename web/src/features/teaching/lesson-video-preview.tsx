import { captionsText } from '@sidework/contracts/education-events/captions-text';
import { previewVideo } from '@sidework/contracts/education-events/lesson-videos';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import type { Answer } from '../../lib/endpoint-types.ts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Video } from '../../ui/figures/video.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import type { TypedLesson } from './course-draft.ts';

interface Props {
  video: NonNullable<TypedLesson['video']>;
  place: number;
}

/** Plays what was uploaded, with its captions and poster, before anyone else sees it. */
export function LessonVideoPreview({ video, place }: Props) {
  const [shown, setShown] = useState<Answer<typeof previewVideo>>();
  const [isBroken, setBroken] = useState(false);
  const { isBusy, run } = useBusy();

  async function open() {
    const body = {
      videoId: video.id,
      posterId: video.poster?.id ?? null,
      captionsId: video.captions?.id ?? null,
    };
    setBroken(false);
    try {
      setShown(await call(previewVideo, { body }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  const name = shown ? 'Close preview' : 'Preview video';
  return (
    <Stack>
      <div>
        <PlainButton
          variant="default"
          size="sm"
          isBusy={isBusy}
          aria-expanded={shown !== undefined}
          aria-label={`${name}, lesson ${place + 1}`}
          onClick={() => (shown ? setShown(undefined) : void run(open))}
        >
          {name}
        </PlainButton>
      </div>
      {shown && (
        <Video
          label={`Preview of lesson ${place + 1}`}
          src={shown.url}
          poster={shown.posterUrl ?? undefined}
          captions={captionsText(shown.captions)}
          startAt={0}
          onError={() => setBroken(true)}
        />
      )}
      {shown && isBroken && (
        <ErrorNotice
          error={undefined}
          text="Your browser cannot play this video. MP4 with H.264 plays in almost every browser."
        />
      )}
    </Stack>
  );
}
