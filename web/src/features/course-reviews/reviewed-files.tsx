import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import type { CourseReviews } from './use-course-reviews.ts';

interface Props extends Pick<CourseReviews, 'linkFile' | 'linkLessonFile'> {
  submission: SubmissionView;
}

const papers = [
  { file: 'syllabus', label: 'Syllabus', isThere: 'hasSyllabus' },
  { file: 'sample-certificate', label: 'Sample certificate', isThere: 'hasSampleCertificate' },
] as const;

/** The papers of the course, and the files of its lessons. */
const filesOf = ({ submission, linkFile, linkLessonFile }: Props) => [
  ...papers
    .filter(({ isThere }) => submission[isThere])
    .map(({ file, label }) => ({ key: file, label, link: () => linkFile(submission.id, file) })),
  ...submission.draft.lessons.flatMap(({ file, video }, place) =>
    [file, video, video?.captions, video?.poster].flatMap((each) =>
      each
        ? [
            {
              key: `${place} ${each.id}`,
              label: `Lesson ${place + 1}: ${each.name}`,
              link: () => linkLessonFile(submission.id, each.id),
            },
          ]
        : [],
    ),
  ),
];

/** Each link lives for a minute. */
export function ReviewedFiles(props: Props) {
  const [urls, setUrls] = useState<Record<string, string>>({});
  const there = filesOf(props);
  if (there.length === 0) return <Words tone="soft">No file was uploaded.</Words>;

  async function ask({ key, link }: (typeof there)[number]) {
    try {
      const url = await link();
      setUrls((all) => ({ ...all, [key]: url }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <Row>
      {there.map((file) => {
        const url = urls[file.key];
        return url ? (
          <LinkButton
            key={file.key}
            to={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            onClick={() => setTimeout(() => setUrls({}))}
          >
            Show {wordOf(file.label)} in a new tab
          </LinkButton>
        ) : (
          <PlainButton key={file.key} variant="default" onClick={() => void ask(file)}>
            {file.label}
          </PlainButton>
        );
      })}
    </Row>
  );
}

/** Inside a sentence a paper has a small letter; a file keeps its name. */
const wordOf = (label: string) => (label.includes(':') ? label : label.toLowerCase());
