import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import { courseTexts } from '@sidework/contracts/education-events/course-texts';
import { messageOf } from '../../lib/messages.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseFileField } from './course-file-field.tsx';
import { LessonFields } from './lesson-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useWriteCourse } from './use-write-course.ts';

interface Props {
  /** A draft, or what was not approved; none where a new course is begun. */
  submission?: SubmissionView;
  onSaved: (saved: SubmissionView) => void;
}

export function CourseForm({ submission, onSaved }: Props) {
  const writing = useWriteCourse(submission, onSaved);
  const { form, files, uploads, saved, isBusy, refusal, choose, intend } = writing;
  const fileErrorOf = (error: unknown) => (error ? messageOf(error) : undefined);
  return (
    <form noValidate aria-label="Post Your Course" onSubmit={writing.onSubmit}>
      <Stack gap="lg">
        <Section title="The course">
          <CourseFacts form={form} isPriceGone={writing.isPriceGone} />
        </Section>
        <Section title="Lessons">
          <LessonFields form={form} />
        </Section>
        <Section title="Quiz">
          <QuestionFields form={form} />
        </Section>
        <Section title="Certificate">
          <CertificateFields form={form} />
        </Section>
        <Section title="Files">
          <Stack>
            {(['syllabus', 'sampleCertificate'] as const).map((name) => (
              <CourseFileField
                key={name}
                name={name}
                chosen={files[name]}
                isThere={
                  name === 'syllabus'
                    ? saved?.hasSyllabus === true
                    : saved?.hasSampleCertificate === true
                }
                progress={uploads[name].progress}
                error={fileErrorOf(uploads[name].error)}
                onChoose={(file) => choose(name, file)}
                onStop={uploads[name].stop}
              />
            ))}
          </Stack>
        </Section>
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={writing.isWaiting} what="Your course is saved" />
        <Notice meaning="waiting">{courseTexts.reviewTime}.</Notice>
        <ButtonRow>
          <PlainButton type="submit" isBusy={isBusy} onClick={() => intend(true)}>
            Submit for review
          </PlainButton>
          <PlainButton
            type="submit"
            variant="default"
            isDisabled={isBusy}
            onClick={() => intend(false)}
          >
            Save draft
          </PlainButton>
        </ButtonRow>
      </Stack>
    </form>
  );
}
