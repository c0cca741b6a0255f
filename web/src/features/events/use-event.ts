import {
  cancelEvent,
  getEvent,
  listEvents,
  listOwnEvents,
} from '@sidework/contracts/education-events/event-listings';
import {
  listRegistrations,
  type RegistrationForm,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import type { SeriesScope } from '@sidework/contracts/education-events/series';
import {
  registerForSeries,
  type SeriesRegistrationForm,
} from '@sidework/contracts/education-events/series-registrations';
import { joinWaitlist, leaveWaitlist } from '@sidework/contracts/education-events/waitlists';
import { call, useApi, useInvalidate } from '../../lib/api.ts';

const liveEveryMs = 15_000;

/** One event as it stands: others take its seats meanwhile. */
export function useEvent(eventId: string) {
  const params = { eventId };
  const { data, error, mutate } = useApi(getEvent, { params }, { refreshInterval: liveEveryMs });
  const invalidate = useInvalidate();
  const changed = () => Promise.all([mutate(), invalidate(listEvents, listOwnEvents)]);
  return {
    event: data,
    error,
    reload: () => mutate(),
    async register(body: RegistrationForm, idempotencyKey: string) {
      const registration = await call(registerForEvent, { params, body, idempotencyKey });
      await Promise.all([changed(), invalidate(listRegistrations)]);
      return registration;
    },
    async registerForSeries(body: SeriesRegistrationForm) {
      const outcome = await call(registerForSeries, { params, body });
      await Promise.all([changed(), invalidate(getEvent, listRegistrations)]);
      return outcome;
    },
    async joinWaitlist(ticketTypeId?: string) {
      await call(joinWaitlist, { params, body: ticketTypeId ? { ticketTypeId } : {} });
      await mutate();
    },
    async leaveWaitlist() {
      await call(leaveWaitlist, { params });
      await changed();
    },
    async cancel(reason: string, scope: SeriesScope) {
      await call(cancelEvent, { params, body: { reason, scope } });
      await changed();
    },
  };
}
