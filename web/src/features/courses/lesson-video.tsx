import { captionsText } from '@sidework/contracts/education-events/captions-text';
import type { LessonView } from '@sidework/contracts/education-events/enrollments';
import { type ReactNode, useRef, useState } from 'react';
import { Video } from '../../ui/figures/video.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Transcript } from './transcript.tsx';
import { useLessonVideo } from './use-lesson-video.ts';

interface Props {
  enrollmentId: string;
  lesson: LessonView;
  /** It stands between the video and what is said in it. */
  children: ReactNode;
}

/** The video of a lesson, from the second at which the learner left. */
export function LessonVideo({ enrollmentId, lesson, children }: Props) {
  const { video, error, keep, note, reload } = useLessonVideo(enrollmentId, lesson.id);
  const player = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState(0);
  const [isBroken, setBroken] = useState(false);

  if (error) return <ErrorNotice error={error} onRetry={reload} />;
  if (!video) return children;

  function goTo(ms: number) {
    if (!player.current) return;
    player.current.currentTime = ms / 1_000;
    player.current.focus();
  }

  return (
    <Stack>
      <Video
        ref={player}
        label={`Video of ${lesson.title}`}
        src={video.url}
        poster={video.posterUrl ?? undefined}
        captions={captionsText(video.captions)}
        startAt={Math.max(second, video.second)}
        onTime={(now) => {
          setBroken(false);
          setSecond(now);
          note(now);
        }}
        onPause={keep}
        onError={() => setBroken(true)}
      />
      {isBroken && (
        <ErrorNotice
          error={undefined}
          text="The video does not play. Its link may be too old, or your browser cannot show it."
          onRetry={() => {
            setBroken(false);
            reload();
          }}
        />
      )}
      {children}
      {video.captions.length > 0 && (
        <Transcript cues={video.captions} second={second} onChoose={goTo} />
      )}
    </Stack>
  );
}
