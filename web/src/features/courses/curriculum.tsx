import type { CurriculumLesson } from '@sidework/contracts/education-events/courses';
import { useState } from 'react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

const kindWords = { text: 'Reading', video: 'Video', file: 'File', live: 'Live session' } as const;

/** The lessons of a course, with those that can be read before enrolling. */
export function Curriculum({ lessons }: { lessons: CurriculumLesson[] }) {
  const [openId, setOpenId] = useState<string>();
  if (lessons.length === 0) return null;
  return (
    <Section title="Curriculum">
      <Rows label="Curriculum">
        {lessons.map((lesson) => (
          <ListRow
            key={lesson.id}
            title={lesson.title}
            details={detailsOf(lesson)}
            chip={lesson.isSample && <Chip meaning="waiting">Sample lesson</Chip>}
            action={
              lesson.preview && (
                <PlainButton
                  variant="default"
                  size="sm"
                  aria-expanded={openId === lesson.id}
                  aria-label={`Preview ${lesson.title}`}
                  onClick={() => setOpenId(openId === lesson.id ? undefined : lesson.id)}
                >
                  Preview
                </PlainButton>
              )
            }
          />
        ))}
      </Rows>
      <Preview lesson={lessons.find(({ id }) => id === openId)} />
    </Section>
  );
}

const detailsOf = ({ kind, minutes, questionCount }: CurriculumLesson) =>
  [
    kindWords[kind],
    minutes && `${minutes} min`,
    questionCount > 0 && (questionCount === 1 ? '1 question' : `${questionCount} questions`),
  ]
    .filter(Boolean)
    .join(' · ');

function Preview({ lesson }: { lesson: CurriculumLesson | undefined }) {
  if (!lesson?.preview) return null;
  const { content, videoUrl } = lesson.preview;
  return (
    <Card title={lesson.title}>
      <Stack>
        {content && <LongText>{content}</LongText>}
        {videoUrl && (
          <div>
            <LinkButton to={videoUrl} target="_blank" rel="noopener noreferrer" variant="default">
              Watch the video
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
