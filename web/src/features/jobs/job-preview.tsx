import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { AmountRange } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { sceneOf } from '../../ui/scene-of.ts';
import { JobFacts } from './job-facts.tsx';
import { JobStatusBadge } from './job-status-badge.tsx';

interface Props {
  job: JobView;
  isLocated: boolean;
  action: ReactNode;
}

/** The chosen job, whole, beside the list. */
export function JobPreview({ job, isLocated, action }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Card
      scene={sceneOf(job.category)}
      title={job.title}
      aside={<JobStatusBadge status={job.status} />}
    >
      <JobFacts job={job} isLocated={isLocated} />
      <LongText>{job.description}</LongText>
      <AmountRange minCents={job.budgetMinCents} maxCents={job.budgetMaxCents} size="lg" />
      <Row>
        {action}
        <LinkButton
          variant="default"
          to={paths.job(job.id)}
          state={{ from: pathname + search, distanceMiles: job.distanceMiles }}
        >
          See the whole job
        </LinkButton>
      </Row>
    </Card>
  );
}
