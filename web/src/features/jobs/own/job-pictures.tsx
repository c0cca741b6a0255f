import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { mostJobPictures } from '@sidework/contracts/marketplace/limits';
import { OwnPictures } from '../../../ui/dialogs/own-pictures.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { useJobPictures } from './use-job-pictures.ts';

/** The pictures of a job; its client adds and removes them. */
export function JobPictures({ job, mayChange }: { job: JobDetail; mayChange: boolean }) {
  const { add, remove } = useJobPictures();
  return (
    <Section title="Pictures">
      <OwnPictures
        urls={job.imageUrls}
        most={mostJobPictures}
        mayChange={mayChange}
        of={`of “${job.title}”`}
        add={(sent) => add(job.id, sent)}
        remove={(url) => remove(job.id, url)}
      />
    </Section>
  );
}
