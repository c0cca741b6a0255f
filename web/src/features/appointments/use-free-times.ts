import { listAppointments } from '@sidework/contracts/client-services/appointments';
import { bookGig, listFreeTimes } from '@sidework/contracts/client-services/bookings';
import { listServices } from '@sidework/contracts/client-services/services';
import type { BookingChoice } from '@sidework/contracts/marketplace/gig-offer';
import { getGig } from '@sidework/contracts/marketplace/gigs';
import { call, useApi, useInvalidate } from '../../lib/api.ts';

interface Wish {
  gigId: string;
  startsAt: string;
  amountCents: number;
  minutes: number;
  choice: BookingChoice;
}

/** The free times of a gig in the week that begins with a day; a refusal 404 says that it is not booked by a calendar. */
export function useFreeTimes(gigId: string, from: string | undefined) {
  const invalidate = useInvalidate();
  const query = from ? { from } : {};
  const { data, error, mutate } = useApi(
    listFreeTimes,
    { params: { gigId }, query },
    { keepPreviousData: true },
  );
  return {
    week: data,
    error,
    mutate,
    /** The terms of the gig may have changed too. */
    refresh: () => invalidate(listFreeTimes, getGig),
    book: async (wish: Wish, idempotencyKey: string) => {
      const appointment = await call(bookGig, { body: wish, idempotencyKey });
      await invalidate(listFreeTimes, listServices, listAppointments);
      return appointment;
    },
  };
}
