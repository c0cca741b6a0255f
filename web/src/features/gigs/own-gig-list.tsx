import { gigPriceText } from '@sidework/contracts/marketplace/gig-price';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { CardList } from '../../ui/rows/card-list.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { Ticket } from '../../ui/rows/ticket.tsx';
import { TicketsSkeleton } from '../../ui/rows/tickets-skeleton.tsx';
import { sceneOf } from '../../ui/scenes/scene-of.ts';
import { useGigActs, useOwnGigs } from './use-gig.ts';

/** One's own gigs, in any state. */
export function OwnGigList() {
  const list = useOwnGigs();
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <TicketsSkeleton label="Loading your gigs" />;
  if (items.length === 0)
    return (
      <EmptyState
        title="No gigs yet"
        text="Your gigs show up here, listed or paused. Clients find them under Browse Services and message you."
      >
        <LinkButton to={paths.postGig}>Post a Gig</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <CardList label="Your gigs" items={items}>
        {(gig) => <OwnGig gig={gig} />}
      </CardList>
      <LoadMore list={list} label="Load more gigs" />
    </>
  );
}

function OwnGig({ gig }: { gig: GigView }) {
  const { remove } = useGigActs();
  const isActive = gig.status === 'active';
  return (
    <Ticket
      heading="h2"
      scene={sceneOf(gig.category)}
      title={gig.title}
      to={paths.gig(gig.id)}
      person={[gig.location, gig.isRemote && 'Remote'].filter(Boolean).join(' · ')}
      next={isActive ? 'Listed under Browse Services.' : 'Only you see it while it is paused.'}
      amount={gigPriceText(gig)}
      chip={<Chip meaning={isActive ? 'open' : 'over'}>{isActive ? 'Active' : 'Paused'}</Chip>}
    >
      <ButtonRow>
        <LinkButton to={paths.editGig(gig.id)} variant="default">
          Edit
        </LinkButton>
        <PauseGig gig={gig} />
        <AskedButton
          label="Delete"
          name={gig.title}
          title={`Delete “${gig.title}”?`}
          confirmLabel="Delete gig"
          cancelLabel="Keep it"
          done={texts.gigs.deleted}
          act={() => remove(gig)}
          messageOf={messageOf}
        >
          It leaves the list at once, with its pictures. To take it off for a while, pause it.
        </AskedButton>
      </ButtonRow>
    </Ticket>
  );
}

function PauseGig({ gig }: { gig: GigView }) {
  const { pause, resume } = useGigActs();
  const { isBusy, run } = useBusy();
  const isActive = gig.status === 'active';

  const change = () =>
    run(async () => {
      try {
        await (isActive ? pause(gig) : resume(gig));
        toastSuccess(isActive ? 'Your gig is paused' : 'Your gig is listed again');
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });

  return (
    <PlainButton
      variant="default"
      isBusy={isBusy}
      aria-label={`${isActive ? 'Pause' : 'List again'} ${gig.title}`}
      onClick={() => void change()}
    >
      {isActive ? 'Pause' : 'List again'}
    </PlainButton>
  );
}
