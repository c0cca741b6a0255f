import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import { gigPriceText } from '@sidework/contracts/marketplace/gig-price';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import { AreaServed } from '../../features/gigs/area-served.tsx';
import { BookGig } from '../../features/gigs/book-gig.tsx';
import { type ChosenOffer, linesOf, stillOffered } from '../../features/gigs/chosen-offer.ts';
import { OfferChoice } from '../../features/gigs/offer-choice.tsx';
import { OwnerFacts } from '../../features/gigs/owner-facts.tsx';
import { useGig } from '../../features/gigs/use-gig.ts';
import { useAudience } from '../../features/kids/use-audience.ts';
import { ReportButton } from '../../features/reports/report-choice.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { LicensedMarks } from '../../ui/figures/licensed-mark.tsx';
import { Photos } from '../../ui/figures/photos.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { FoldedLines } from '../../ui/rows/folded-lines.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { PersonLine } from '../../ui/rows/person-line.tsx';

// The calendar loads after the main content of the page.
const BookTimes = lazy(async () => ({
  default: (await import('../../features/appointments/book-times.tsx')).BookTimes,
}));

const ReviewRows = lazy(async () => ({
  default: (await import('../../features/people/person-reviews.tsx')).ReviewRows,
}));

export function GigPage() {
  const { gigId = '' } = useParams();
  const { data: gig, error, mutate } = useGig(gigId);
  const back = <BackLink to={paths.gigs}>Browse Services</BackLink>;
  if (error?.status === 404 || error?.status === 401)
    return (
      <Page back={back} title="Service">
        <EmptyState
          scene="search"
          title="This service is not offered"
          text="It was paused or deleted, or the address is not right."
        >
          <LinkButton to={paths.gigs}>Browse Services</LinkButton>
        </EmptyState>
      </Page>
    );
  return (
    <Page
      back={back}
      title={gig?.title ?? 'Service'}
      purpose={gig && [categoryLabel(gig.category), placeOf(gig)].filter(Boolean).join(' · ')}
    >
      {error && !gig && <ErrorNotice error={error} onRetry={() => mutate()} />}
      {!gig && !error && <ListSkeleton rows={2} label="Loading the service" />}
      {gig && <Gig gig={gig} />}
    </Page>
  );
}

const placeOf = ({ location, isRemote }: GigView) =>
  [location, isRemote && 'Remote'].filter(Boolean).join(' · ');

function Gig({ gig }: { gig: GigView }) {
  const isForChild = useAudience() !== 'adults';
  const session = useSession();
  const offer = gig.offer ?? noOffer;
  const [typed, setTyped] = useState<ChosenOffer>();
  const chosen = stillOffered(offer, typed);
  return (
    <Split
      aside={
        <Stack>
          <Side gig={gig} isForChild={isForChild} />
          {session && !gig.isOwn && !gig.isYouth && !isForChild && (
            <Suspense>
              <BookTimes
                gig={gig}
                chosen={{ choice: { ...chosen, answers: [] }, ...linesOf(offer, chosen) }}
              />
            </Suspense>
          )}
          <AreaServed gig={gig} />
        </Stack>
      }
      after={
        <Stack gap="lg">
          <LongText>{gig.description}</LongText>
          {offer.faqs.length > 0 && (
            <Section title="Frequently asked questions">
              <FoldedLines
                lines={offer.faqs.map(({ question, answer }) => ({
                  title: question,
                  text: answer,
                }))}
              />
            </Section>
          )}
          {!gig.isYouth && !isForChild && gig.professional.reviewCount > 0 && (
            <Section title={`What people say about ${gig.professional.fullName}`}>
              <Suspense fallback={<ListSkeleton rows={2} label="Loading reviews" />}>
                <ReviewRows professionalId={gig.professional.id} />
              </Suspense>
            </Section>
          )}
        </Stack>
      }
    >
      <Stack gap="lg">
        <Photos title={gig.title} urls={gig.imageUrls} />
        <OfferChoice offer={offer} chosen={chosen} onChange={setTyped} />
      </Stack>
    </Split>
  );
}

const noOffer = {
  packages: [],
  extras: [],
  questions: [],
  faqs: [],
  areaMiles: null,
  areaTowns: [],
};

function Side({ gig, isForChild }: { gig: GigView; isForChild: boolean }) {
  const session = useSession();
  const { professional } = gig;
  return (
    <Card
      title={gigPriceText(gig)}
      aside={gig.status === 'paused' && <Chip meaning="over">Paused</Chip>}
    >
      <Stack>
        <PersonLine
          id={professional.id}
          name={professional.fullName}
          imageUrl={professional.avatarUrl}
          trade={professional.profession}
          details={<OwnerFacts person={professional} />}
        />
        <LicensedMarks licenses={gig.licenses} />
        {!gig.isYouth && !gig.isOwn && <Link to={paths.pro(professional.id)}>See their page</Link>}
        <BookGig gig={gig} isForChild={isForChild} variant="filled" />
        {session && !gig.isOwn && !gig.isYouth && !isForChild && (
          <FavoriteButton things="gigs" subjectId={gig.id} />
        )}
        {session && !gig.isOwn && (
          <ReportButton
            about={{
              thing: 'gig',
              subjectId: gig.id,
              name: 'this service',
              photos: gig.imageUrls.length,
            }}
          />
        )}
        {gig.isYouth && !gig.isOwn && !isForChild && (
          <p>
            A young person offers this. Post a job of this kind: they propose, and a guardian
            approves before any work begins.
          </p>
        )}
      </Stack>
    </Card>
  );
}
