import type { ProView } from '@sidework/contracts/marketplace/gigs';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import { GigsOfOne } from '../../features/gigs/gigs-of-one.tsx';
import { usePro } from '../../features/gigs/use-gig.ts';
import { useGigsOf } from '../../features/gigs/use-gig-search.ts';
import { useAudience } from '../../features/kids/use-audience.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { IdentityMark } from '../../ui/figures/identity-mark.tsx';
import { LicensedMarks } from '../../ui/figures/licensed-mark.tsx';
import { Row, Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { About, Reviews, SignInToRead } from './about-and-reviews.tsx';
import { ProFigures } from './pro-figures.tsx';
import { ProSide } from './pro-side.tsx';
import { ShareButton } from './share-button.tsx';
import { Work } from './work.tsx';

const OwnPortfolio = lazy(async () => ({
  default: (await import('../../features/portfolio/own-portfolio.tsx')).OwnPortfolio,
}));

/** An adult who offers services, for everybody: a card, their services, photos and reviews; signed-in people also read what they wrote about themselves. */
export function ProPage() {
  const { personId = '' } = useParams();
  const { data: pro, error, mutate } = usePro(personId);
  if (error?.status === 404) return <NotFoundPage />;
  return (
    <Page>
      <PageHeader
        title={pro?.fullName ?? 'Professional'}
        lead={
          pro && <PersonAvatar id={pro.id} name={pro.fullName} imageUrl={pro.avatarUrl} size="xl" />
        }
        purpose={pro && <Known pro={pro} />}
        action={
          pro && (
            <Row gap="sm">
              <ShareButton name={pro.fullName} />
              <ProAction pro={pro} />
            </Row>
          )
        }
      />
      {error && !pro && <ErrorNotice error={error} onRetry={() => mutate()} />}
      {!pro && !error && <ListSkeleton rows={2} label="Loading the page" />}
      {pro && <Pro pro={pro} />}
    </Page>
  );
}

function Known({ pro }: { pro: ProView }) {
  const place = [pro.profession, pro.location, areaText(pro.area)].filter(Boolean).join(' · ');
  return (
    <>
      {place}
      {place && (pro.licenses.length > 0 || pro.identity) && <br />}
      {pro.identity && <IdentityMark identity={pro.identity} />}
      <LicensedMarks licenses={pro.licenses} />
    </>
  );
}

function areaText(area: ProView['area']): string | null {
  if (!area) return null;
  const { miles, around, towns } = area;
  if (miles === null) return `Works in ${new Intl.ListFormat('en-US').format(towns)}`;
  return `Works within ${miles === 1 ? '1 mile' : `${miles} miles`} of ${around ?? 'their town'}`;
}

/** Others write to them from here; they themselves change what stands here. */
function ProAction({ pro }: { pro: ProView }) {
  const viewer = useSession()?.viewer;
  if (viewer?.accountType === 'sidework_kids') return null;
  if (viewer?.id === pro.id)
    return (
      <LinkButton to={paths.profileSetup} variant="default">
        Edit profile
      </LinkButton>
    );
  return (
    <>
      {viewer && <FavoriteButton things="people" subjectId={pro.id} />}
      <LinkButton to={paths.chat(pro.id)}>Message</LinkButton>
    </>
  );
}

function Pro({ pro }: { pro: ProView }) {
  const list = useGigsOf(pro.id);
  const viewerId = useSession()?.viewer.id;
  const isForChild = useAudience() !== 'adults';
  const { items } = list;
  return (
    <>
      <ProFigures pro={pro} isForChild={isForChild} />
      <Split aside={<ProSide pro={pro} isForChild={isForChild} gigCount={items?.length} />}>
        <About pro={pro} isForChild={isForChild} />
        {!isForChild && (
          <Suspense>
            {viewerId === pro.id ? (
              <OwnPortfolio />
            ) : (
              <Work personId={pro.id} isSignedIn={Boolean(viewerId)} />
            )}
          </Suspense>
        )}
        <Section title="Services">
          {list.error && !items && <ErrorNotice error={list.error} onRetry={() => list.mutate()} />}
          {!items && !list.error && <ListSkeleton rows={1} label="Loading services" />}
          {items && <GigsOfOne gigs={items} isForChild={isForChild} />}
          <LoadMore list={list} label="Load more services" />
        </Section>
        <Reviews pro={pro} isForChild={isForChild} />
        {!viewerId && <SignInToRead pro={pro} />}
      </Split>
    </>
  );
}
