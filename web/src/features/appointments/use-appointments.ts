import {
  type AppointmentProposalView,
  agreeToAppointment,
  endAppointmentProposal,
  getAppointmentProposal,
  proposeAppointment,
} from '@sidework/contracts/client-services/appointment-proposals';
import {
  type AppointmentView,
  cancelAppointment,
  listAppointments,
} from '@sidework/contracts/client-services/appointments';
import { listFreeTimes } from '@sidework/contracts/client-services/bookings';
import { call, useApi, useInvalidate } from '../../lib/api.ts';

interface Wish {
  times: string[];
  minutes: number;
  timeZone: string;
  movesId?: string;
}

/** The appointments of a service, and the times that are proposed for it. */
export function useAppointments(serviceId: string) {
  const ofService = { params: { serviceId } };
  const listed = useApi(listAppointments, ofService);
  const proposed = useApi(getAppointmentProposal, ofService);
  const invalidate = useInvalidate();
  const refresh = () => invalidate(listAppointments, getAppointmentProposal, listFreeTimes);
  const after = async <T>(act: Promise<T>) => {
    const result = await act;
    await refresh();
    return result;
  };
  const at = ({ id }: AppointmentProposalView) => ({ params: { appointmentProposalId: id } });
  return {
    items: listed.data?.items,
    noticeHours: listed.data?.noticeHours ?? null,
    proposal: proposed.data?.proposal ?? null,
    mayPropose: proposed.data?.mayPropose ?? false,
    error: listed.error,
    retry: () => listed.mutate(),
    refresh,
    propose: (body: Wish, idempotencyKey: string) =>
      after(call(proposeAppointment, { ...ofService, body, idempotencyKey })),
    agree: (proposal: AppointmentProposalView, startsAt: string) =>
      after(call(agreeToAppointment, { ...at(proposal), body: { startsAt } })),
    end: (proposal: AppointmentProposalView) => after(call(endAppointmentProposal, at(proposal))),
    cancel: ({ id }: AppointmentView) =>
      after(call(cancelAppointment, { params: { appointmentId: id } })),
  };
}
export type Appointments = ReturnType<typeof useAppointments>;
