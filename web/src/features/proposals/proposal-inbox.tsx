import type { PersonCard } from '@sidework/contracts/kernel/values';
import { gigCategories, isYouthCategory } from '@sidework/contracts/marketplace/categories';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { type ReactNode, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { CardList } from '../../ui/rows/card-list.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ComparisonChoice } from './comparison-choice.tsx';
import { DeclineProposal } from './decline-proposal.tsx';
import { HireProfessional } from './hire-professional.tsx';
import { HiredNotice } from './hired-notice.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { inOrder, type Order, orders } from './proposal-order.ts';
import { ReceivedProposal } from './received-proposal.tsx';
import { useComparison } from './use-comparison.ts';
import { useJobProposals } from './use-job-proposals.ts';
import { useSeenProposals } from './use-seen-proposals.ts';

interface Props {
  job: JobView;
  /** The name of an adult, with the way to their profile. */
  nameOf: (person: PersonCard) => ReactNode;
}

export function ProposalInbox({ job, nameOf }: Props) {
  const [order, setOrder] = useState<Order>('newest');
  const list = useJobProposals(job.id);
  const { items, error } = list;
  const { isNew } = useSeenProposals(job.id, items);
  const [place, setPlace] = useState<Place>('all');
  const comparison = useComparison(items);
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={2} label="Loading proposals" />;
  if (items.length === 0) return <NoProposals job={job} />;

  const isOpen = job.status === 'open';
  const waiting = items.filter(({ status }) => status === 'submitted');
  const hired = items.find(({ status }) => status === 'accepted');
  const othersWaiting = list.hasMore ? undefined : waiting.length - 1;

  const isGuardianAsked = items.some(({ status }) => status === 'awaiting_guardian');

  const isUndecided = ({ status }: ProposalView) =>
    isOpen && (status === 'submitted' || status === 'awaiting_guardian');

  const actionsFor = (proposal: ProposalView) =>
    isUndecided(proposal) && (
      <>
        <DeclineProposal proposal={proposal} decline={() => list.decline(proposal)} />
        {!isGuardianAsked && (
          <HireProfessional
            proposal={proposal}
            othersWaiting={othersWaiting}
            hire={(key) => list.hire(proposal, key)}
            reload={list.refresh}
          />
        )}
      </>
    );

  const marksFor = (proposal: ProposalView) =>
    isUndecided(proposal) && (
      <>
        {proposal.status === 'submitted' && items.length > 1 && (
          <PlainButton
            size="sm"
            variant={comparison.isChosen(proposal) ? 'light' : 'subtle'}
            aria-pressed={comparison.isChosen(proposal)}
            aria-label={`Compare ${proposal.professional.fullName}`}
            isDisabled={!comparison.mayChoose(proposal)}
            onClick={() => comparison.toggle(proposal)}
          >
            Compare
          </PlainButton>
        )}
        <MarkButtons proposal={proposal} mark={(to) => list.mark(proposal, to)} />
      </>
    );
  const shown = items.filter(({ mark }) =>
    place === 'all' ? mark !== 'archived' : mark === place,
  );

  return (
    <Stack gap="lg">
      {hired && <HiredNotice proposal={hired} />}
      <Section
        title={
          list.hasMore ? `The newest ${items.length} proposals` : `Proposals (${items.length})`
        }
        action={
          <Row>
            {(items.length > 1 || place !== 'all') && (
              <ChoiceField label="Show" options={places} value={place} onChange={setPlace} />
            )}
            {items.length > 1 && (
              <ChoiceField
                label="Sort proposals by"
                options={orders}
                value={order}
                onChange={setOrder}
              />
            )}
          </Row>
        }
      >
        <Stack>
          <ComparisonChoice comparison={comparison} actionsFor={actionsFor} />
          {shown.length === 0 && <p>{emptyTexts[place]}</p>}
          <CardList label="Proposals" items={inOrder(shown, order)}>
            {(proposal) => (
              <ReceivedProposal
                proposal={proposal}
                isNew={isNew(proposal)}
                nameOf={nameOf}
                marks={marksFor(proposal)}
                actions={actionsFor(proposal)}
              />
            )}
          </CardList>
          <LoadMore list={list} label="Load more proposals" />
        </Stack>
      </Section>
    </Stack>
  );
}

const places = [
  { value: 'all', label: 'All but archived' },
  { value: 'shortlisted', label: 'Shortlisted' },
  { value: 'archived', label: 'Archived' },
] as const;
type Place = (typeof places)[number]['value'];

const emptyTexts: Record<Place, string> = {
  all: 'You have archived all proposals.',
  shortlisted: 'You have shortlisted nobody yet.',
  archived: 'You have archived nothing.',
};

/** Gigs have fewer categories than jobs; the rest stands under "Other". */
const gigsLikeJob = ({ category }: JobView) => {
  const isOfGigs = gigCategories.some(({ key }) => key === category);
  return paths.gigsLike({ category: isOfGigs ? category : 'other' });
};

const professionalsWait =
  'Your job is in the list that professionals see. Their proposals appear here.';
const youthWaits =
  'Your job is in the list that young people see. Their proposals appear here. Once you choose one, their parent or guardian is asked.';

function NoProposals({ job }: { job: JobView }) {
  const isOpen = job.status === 'open';
  const isYouth = isYouthCategory(job.category);
  return (
    <Notice
      title={
        <Words as="h2" isStrong>
          {isOpen ? 'No proposals yet' : 'No proposals came'}
        </Words>
      }
      action={
        isOpen &&
        !isYouth && (
          <LinkButton to={gigsLikeJob(job)} variant="default">
            Find professionals
          </LinkButton>
        )
      }
    >
      {isOpen
        ? isYouth
          ? youthWaits
          : professionalsWait
        : 'Nobody sent a proposal while this job was open.'}
    </Notice>
  );
}
