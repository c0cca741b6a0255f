import {
  approveEvent,
  listWaitingEvents,
  refuseEvent,
  type WaitingEvent,
} from '@sidework/contracts/education-events/event-reviews';
import { call, useInvalidate, usePages } from '../../lib/api.ts';

type Decided = Pick<WaitingEvent, 'id' | 'terms'>;

/** The events that wait to be opened to young people, and what is decided of them. */
export function useEventReviews() {
  const list = usePages(listWaitingEvents, {}, { isLive: true });
  const invalidate = useInvalidate();
  /**
   * The queue is fetched after a refusal too, because the event may have been changed meanwhile.
   */
  async function decide(deciding: Promise<unknown>) {
    try {
      await deciding;
    } finally {
      await invalidate(listWaitingEvents);
    }
  }
  return {
    ...list,
    approve: ({ id, terms }: Decided) =>
      decide(call(approveEvent, { params: { eventId: id }, body: { terms } })),
    refuse: ({ id, terms }: Decided, reason: string) =>
      decide(call(refuseEvent, { params: { eventId: id }, body: { terms, reason } })),
  };
}

export type EventReviews = ReturnType<typeof useEventReviews>;
