import {
  getEvent,
  listEvents,
  listOwnEvents,
} from '@sidework/contracts/education-events/event-listings';
import {
  changeTicketing,
  getTicketing,
  type TicketingChange,
} from '@sidework/contracts/education-events/ticketing';
import { call, useApi, useInvalidate } from '../../../lib/api.ts';

export function useTicketing(eventId: string) {
  const params = { eventId };
  const { data, error, mutate } = useApi(getTicketing, { params });
  const invalidate = useInvalidate();
  return {
    kept: data,
    error,
    reload: () => mutate(),
    async save(body: TicketingChange) {
      await call(changeTicketing, { params, body });
      await Promise.all([mutate(), invalidate(getEvent, listEvents, listOwnEvents)]);
    },
  };
}
