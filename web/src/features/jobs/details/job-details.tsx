import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { type Fact, Facts } from '../../../ui/figures/facts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Split, Stack } from '../../../ui/layout/layout.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { sceneOf } from '../../../ui/scenes/scene-of.ts';
import { BudgetText } from '../facts/budget-text.tsx';
import { clientHistory } from '../facts/client-history.ts';
import { endsSoon, endWord } from '../facts/job-end.ts';
import { JobFacts } from '../facts/job-facts.tsx';
import { JobStatusBadge } from '../facts/job-status-badge.tsx';
import { JobBackLink } from './job-back-link.tsx';

// Most jobs have none.
const JobPictures = lazy(async () => ({
  default: (await import('../own/job-pictures.tsx')).JobPictures,
}));

interface Props {
  job: JobDetail;
  /** The name of an adult, with the way to their profile. */
  nameOf: (person: NonNullable<JobDetail['client']>) => ReactNode;
  action?: ReactNode;
  /** It matters more to the reader than the job's text, which may be their own. */
  before?: ReactNode;
  /** The own proposal of the reader, or how it goes on from here. */
  after?: ReactNode;
}

/** The list that opened the job already knows these facts. */
interface Found extends Partial<Pick<JobDetail, 'distanceMiles' | 'isDistanceAbout'>> {
  from?: string;
}

export function JobDetails({ job, nameOf, action, before, after }: Props) {
  const {
    from = '',
    distanceMiles = null,
    isDistanceAbout = job.isDistanceAbout,
  } = (useLocation().state as Found | null) ?? {};
  // Only the list is told where the reader is.
  const near = { ...job, distanceMiles, isDistanceAbout };
  const isWide = useIsWide();
  const word = endWord(job);
  const facts: Fact[] = [
    { label: 'Status', value: <JobStatusBadge status={job.status} /> },
    { label: 'Budget', value: <BudgetText job={job} unknown="Not specified" /> },
  ];
  const isDue = job.isOwn && endsSoon(job);
  if (word)
    facts.push({
      label: word,
      value: (
        <Words as="span" tone={isDue ? 'due' : 'plain'}>
          <DateText moment={job.expiresAt} />
        </Words>
      ),
    });
  if (job.client && !job.isOwn)
    facts.push({
      label: 'Client',
      value: (
        <>
          {nameOf(job.client)}
          <Words tone="soft" isSmall>
            {clientHistory(job.client)}
          </Words>
        </>
      ),
    });
  return (
    <>
      <JobBackLink job={job} from={from} />
      <PageHeader
        title={job.title}
        purpose={
          <JobFacts
            job={near}
            isLocated={near.distanceMiles !== null}
            when={
              <>
                Posted <DateText moment={job.createdAt} isShort />
              </>
            }
          />
        }
      />
      <Stack gap="lg">
        <Split
          asideLabel="Terms"
          aside={
            <Card>
              <Facts facts={facts} />
              {action}
            </Card>
          }
        >
          {before}
          <Card title="Description" aside={<Scene name={sceneOf(job.category)} />}>
            <LongText>{job.description}</LongText>
          </Card>
          {(job.imageUrls.length > 0 || mayAddPictures(job)) && (
            <Suspense>
              <JobPictures job={job} mayChange={mayAddPictures(job)} />
            </Suspense>
          )}
          {isWide && after}
        </Split>
        {!isWide && after}
      </Stack>
    </>
  );
}

/** A job for young people has none. */
const mayAddPictures = ({ isOwn, status, category }: JobDetail) =>
  isOwn && status === 'open' && !isYouthCategory(category);
