import type { CertificateDetails } from '@sidework/contracts/education-events/certificate-details';
import {
  approvalText,
  courseFormatLabel,
} from '@sidework/contracts/education-events/course-options';
import type { WaitingSubmission } from '@sidework/contracts/education-events/course-reviews';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { capitalized } from '../../lib/capitalized.ts';
import { Fact, FactGrid } from '../../ui/figures/fact-grid.tsx';
import { Row, Split, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { CourseEducator } from './course-educator.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewedFiles } from './reviewed-files.tsx';
import type { CourseReviews } from './use-course-reviews.ts';

interface Props {
  submission: WaitingSubmission;
  reviews: CourseReviews;
}

/** All that an educator handed in, and the decision. */
export function ReviewedCourse({ submission, reviews }: Props) {
  const { draft } = submission;
  return (
    <Split
      aside={
        <>
          <CourseEducator submission={submission} />
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
      {draft.certificate && (
        <Part title="Certificate">
          <CertificateFacts details={draft.certificate} />
        </Part>
      )}
      <Part title="Files">
        <ReviewedFiles
          submission={submission}
          linkFile={reviews.linkFile}
          linkLessonFile={reviews.linkLessonFile}
        />
      </Part>
    </Split>
  );
}

interface DraftProps {
  draft: CourseDraft;
}

/** The details of the certificate, approvals included, for staff to check. */
const CertificateFacts = ({ details }: { details: CertificateDetails }) => (
  <FactGrid>
    {[
      ['Sponsor', details.sponsorName],
      ['Address', details.sponsorAddress],
      ['Sponsor number', details.sponsorNumber],
      ['Field of study', details.fieldOfStudy],
      ['Place', details.place],
      ['Signed by', [details.signerName, details.signerTitle].filter(Boolean).join(', ')],
      ...details.approvals.map((approval) => ['State approval', approvalText(approval)]),
    ].map(
      ([name, value]) =>
        value && (
          <Fact key={`${name}: ${value}`} name={`${name}`}>
            {value}
          </Fact>
        ),
    )}
  </FactGrid>
);

/** Category, type, hours and price stand in the row that it opens from. */
const Terms = ({ draft }: DraftProps) => (
  <FactGrid>
    <Fact name="Format">{courseFormatLabel(draft.format)}</Fact>
    <Fact name="Credits">{draft.credits}</Fact>
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
    {lessons.map(({ title, kind, content, videoUrl, minutes, quiz }, place) => (
      <ListRow
        key={title}
        title={`${place + 1}. ${title}`}
        titleLook="plain"
        details={[kind !== 'text' && capitalized(kind), minutes && `${minutes} min`]
          .filter(Boolean)
          .join(', ')}
        note={
          <>
            {content && <LongText>{content}</LongText>}
            {videoUrl && (
              <a href={videoUrl} target="_blank" rel="noopener noreferrer">
                {videoUrl}
              </a>
            )}
            {quiz && (
              <QuestionRows label={`Questions of lesson ${place + 1}`} questions={quiz.questions} />
            )}
          </>
        }
      />
    ))}
  </Rows>
);

const Quiz = ({ draft: { questions } }: DraftProps) => (
  <QuestionRows label="Quiz" questions={questions} />
);

interface QuestionRowsProps extends Pick<CourseDraft, 'questions'> {
  label: string;
}

const QuestionRows = ({ label, questions }: QuestionRowsProps) => (
  <Rows label={label}>
    {questions.map(({ question, choices, answer }, place) => (
      <ListRow
        key={question}
        title={`${place + 1}. ${question}`}
        titleLook="plain"
        note={
          <Stack gap="xs">
            {choices.map((choice, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place
              <Choice key={index} isRight={index === answer}>
                {choice}
              </Choice>
            ))}
          </Stack>
        }
      />
    ))}
  </Rows>
);

const Choice = ({ isRight, children }: { isRight: boolean; children: string }) => (
  <Row gap="xs">
    {isRight ? (
      <IconCircleCheckFilled size={16} color="var(--sidework-accent)" aria-hidden />
    ) : (
      <IconCircle size={16} color="var(--mantine-color-dimmed)" aria-hidden />
    )}
    <Words tone={isRight ? 'plain' : 'soft'} isStrong={isRight}>
      {children}
      {isRight && <VisuallyHidden> (right answer)</VisuallyHidden>}
    </Words>
  </Row>
);
