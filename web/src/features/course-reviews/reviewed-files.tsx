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

interface Props extends Pick<CourseReviews, 'linkFile'> {
  submission: SubmissionView;
}

const files = [
  { file: 'syllabus', label: 'Syllabus', isThere: 'hasSyllabus' },
  { file: 'sample-certificate', label: 'Sample certificate', isThere: 'hasSampleCertificate' },
] as const;

/** Each link lives for a minute. */
export function ReviewedFiles({ submission, linkFile }: Props) {
  const [urls, setUrls] = useState<Record<string, string>>({});
  const there = files.filter(({ isThere }) => submission[isThere]);
  if (there.length === 0) return <Words tone="soft">No file was uploaded.</Words>;

  async function ask(file: (typeof files)[number]['file']) {
    try {
      const url = await linkFile(submission.id, file);
      setUrls((all) => ({ ...all, [file]: url }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <Row>
      {there.map(({ file, label }) => {
        const url = urls[file];
        return url ? (
          <LinkButton
            key={file}
            to={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            onClick={() => setTimeout(() => setUrls({}))}
          >
            Show {label.toLowerCase()} in a new tab
          </LinkButton>
        ) : (
          <PlainButton key={file} variant="default" onClick={() => void ask(file)}>
            {label}
          </PlainButton>
        );
      })}
    </Row>
  );
}
