import type { LessonView } from '@sidework/contracts/education-events/enrollments';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

interface Props {
  lesson: LessonView;
  isBusy: boolean;
  onFinish: () => void;
  linkFile: () => Promise<string>;
}

/** The lesson that is open: its words, its video or its file. */
export function LessonCard({ lesson, isBusy, onFinish, linkFile }: Props) {
  return (
    <Card
      title={lesson.title}
      aside={lesson.isSample && <Chip meaning="waiting">Sample lesson</Chip>}
    >
      <Stack>
        {lesson.content && <LongText>{lesson.content}</LongText>}
        <Row>
          {lesson.videoUrl && (
            <LinkButton
              to={lesson.videoUrl}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
            >
              Watch the video
            </LinkButton>
          )}
          {lesson.kind === 'file' && <CourseFile linkFile={linkFile} />}
          {!lesson.isCompleted && (
            <PlainButton isBusy={isBusy} onClick={onFinish}>
              Finish this lesson
            </PlainButton>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

/** Each link lives for a minute: one is asked for when it is wanted, and a click on it is the browser's own. */
function CourseFile({ linkFile }: Pick<Props, 'linkFile'>) {
  const [url, setUrl] = useState<string>();
  const { isBusy, run } = useBusy();

  const ask = () =>
    run(async () => {
      try {
        setUrl(await linkFile());
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });

  if (url)
    return (
      <LinkButton
        to={url}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        onClick={() => setTimeout(() => setUrl(undefined))}
      >
        Show the file in a new tab
      </LinkButton>
    );
  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void ask()}>
      Open the file
    </PlainButton>
  );
}
