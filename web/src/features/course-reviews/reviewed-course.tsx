import { priceLabel } from '@sidework/contracts/education-events/course-money';
import {
  courseCategoryLabel,
  courseFormatLabel,
  courseTypeLabel,
} from '@sidework/contracts/education-events/course-options';
import type {
  CourseDraft,
  SubmissionView,
} from '@sidework/contracts/education-events/course-submissions';
import type { ReactNode } from 'react';
import { capitalized } from '../../lib/capitalized.ts';
import { Chip } from '../../ui/chip.tsx';
import { Fact, FactGrid } from '../../ui/fact-grid.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { Bullets, Words } from '../../ui/words.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewedFiles } from './reviewed-files.tsx';
import type { CourseReviews } from './use-course-reviews.ts';

interface Props {
  submission: SubmissionView;
  reviews: CourseReviews;
}

/** All that an educator handed in, and the decision. */
export function ReviewedCourse({ submission, reviews }: Props) {
  const { draft } = submission;
  return (
    <Split
      aside={
        <>
          <Part title="Terms">
            <Terms draft={draft} />
          </Part>
          <ReviewActions submission={submission} reviews={reviews} />
        </>
      }
    >
      <Part title="Description">
        <LongText>{draft.description}</LongText>
        {draft.fullDescription && <LongText>{draft.fullDescription}</LongText>}
      </Part>
      <Part title="Lessons">
        <Lessons draft={draft} />
      </Part>
      {draft.questions.length > 0 && (
        <Part title="Quiz">
          <Quiz draft={draft} />
        </Part>
      )}
      <Part title="Files">
        <ReviewedFiles submission={submission} linkFile={reviews.linkFile} />
      </Part>
    </Split>
  );
}

interface DraftProps {
  draft: CourseDraft;
}

const Terms = ({ draft }: DraftProps) => (
  <FactGrid>
    <Fact name="Category">{courseCategoryLabel(draft.category)}</Fact>
    <Fact name="Type">{courseTypeLabel(draft.type)}</Fact>
    <Fact name="Format">{courseFormatLabel(draft.format)}</Fact>
    <Fact name="Hours">{draft.durationHours}</Fact>
    <Fact name="Credits">{draft.credits}</Fact>
    <Fact name="Price">{priceLabel(draft.priceCents)}</Fact>
    <Fact name="Young people">{draft.allowsKids ? 'Welcome' : 'Not open to them'}</Fact>
  </FactGrid>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Words as="h4" isStrong>
        {title}
      </Words>
      {children}
    </Stack>
  );
}

const Lessons = ({ draft: { lessons } }: DraftProps) => (
  <Rows label="Lessons">
    {lessons.map(({ title, kind, content, videoUrl }, place) => (
      <ListRow
        key={title}
        title={`${place + 1}. ${title}`}
        titleLook="plain"
        details={capitalized(kind)}
        note={
          <>
            {content && <LongText>{content}</LongText>}
            {videoUrl && (
              <a href={videoUrl} target="_blank" rel="noopener noreferrer">
                {videoUrl}
              </a>
            )}
          </>
        }
      />
    ))}
  </Rows>
);

const Quiz = ({ draft: { questions } }: DraftProps) => (
  <Rows label="Quiz">
    {questions.map(({ question, choices, answer }, place) => (
      <ListRow
        key={question}
        title={`${place + 1}. ${question}`}
        titleLook="plain"
        note={
          <Bullets>
            {choices.map((choice, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place
              <li key={index}>
                {choice} {index === answer && <Chip meaning="open">Right answer</Chip>}
              </li>
            ))}
          </Bullets>
        }
      />
    ))}
  </Rows>
);
