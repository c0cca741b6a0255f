import { getEvent, listEvents } from '@sidework/contracts/education-events/event-listings';
import type { TicketFile } from '@sidework/contracts/education-events/event-options';
import {
  cancelRegistration,
  getRegistration,
  linkTicketFile,
  listRegistrations,
  resendTicket,
  showAttendance,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import { texts } from '@sidework/contracts/texts';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

const liveEveryMs = 15_000;

/** One's own registration and what one does with it. */
export function useTicket(registrationId: string) {
  const params = { registrationId };
  const { data, error, mutate } = useApi(
    getRegistration,
    { params },
    // A payment arrives by itself.
    { refreshInterval: (held) => (held?.status === 'held' ? liveEveryMs / 5 : liveEveryMs) },
  );
  const invalidate = useInvalidate();
  const told = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  };
  return {
    registration: data,
    error,
    reload: () => mutate(),
    open: (file: TicketFile) =>
      told(async () => {
        const { url } = await call(linkTicketFile, { params: { registrationId, file } });
        location.assign(url);
      }),
    resend: () =>
      told(async () => {
        await call(resendTicket, { params });
        toastSuccess('Your ticket is on its way again.');
      }),
    async cancel() {
      await mutate(await call(cancelRegistration, { params }), { revalidate: false });
      await invalidate(listRegistrations, listEvents, getEvent);
    },
    async show(isShown: boolean) {
      await mutate(await call(showAttendance, { params, body: { isShown } }), {
        revalidate: false,
      });
    },
    async transfer(body: { attendeeName: string; attendeeEmail: string }) {
      await mutate(await call(transferTicket, { params, body }), { revalidate: false });
      await invalidate(listRegistrations);
    },
  };
}
