import { getJob, type JobView } from '@sidework/contracts/marketplace/jobs';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { AmountRange } from '../../../ui/figures/amount.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { PersonLine } from '../../../ui/rows/person-line.tsx';
import { SkeletonLine } from '../../../ui/rows/skeleton-line.tsx';
import { sceneOf } from '../../../ui/scenes/scene-of.ts';
import { clientHistory } from '../facts/client-history.ts';
import { FreeToSend } from '../facts/free-to-send.tsx';
import { endWord } from '../facts/job-end.ts';
import { JobFacts } from '../facts/job-facts.tsx';
import { JobStatusBadge } from '../facts/job-status-badge.tsx';

interface Props {
  job: JobView;
  isLocated: boolean;
  /** Whether the viewer has sent a proposal. */
  isSent: boolean;
  action: ReactNode;
}

/** The chosen job, whole, beside the list; who posted it and until when it is open come after it. */
export function JobPreview({ job, isLocated, isSent, action }: Props) {
  const { pathname, search } = useLocation();
  const { data: whole, error } = useApi(getJob, { params: { jobId: job.id } });
  const isVisitor = useSession() === null;
  return (
    <Card
      scene={sceneOf(job.category)}
      title={job.title}
      aside={<JobStatusBadge status={job.status} />}
    >
      <Words tone="soft" isSmall>
        <JobFacts
          job={job}
          isLocated={isLocated}
          when={
            whole && (
              <>
                {endWord(whole)} <DateText moment={whole.expiresAt} isShort />
              </>
            )
          }
        />
      </Words>
      <LongText>{job.description}</LongText>
      {whole?.client ? (
        <PersonLine
          id={whole.client.id}
          name={whole.client.fullName}
          details={clientHistory(whole.client)}
        />
      ) : (
        !isVisitor && !whole && !error && <SkeletonLine height={44} width="60%" />
      )}
      <AmountRange minCents={job.budgetMinCents} maxCents={job.budgetMaxCents} size="lg" />
      <Row>
        {!job.isOwn && action}
        <LinkButton
          variant="default"
          to={paths.job(job.id)}
          state={{ from: pathname + search, ...job }}
        >
          {job.isOwn ? 'Open your job' : 'See the whole job'}
        </LinkButton>
      </Row>
      {!job.isOwn && !isSent && job.status === 'open' && <FreeToSend />}
    </Card>
  );
}
