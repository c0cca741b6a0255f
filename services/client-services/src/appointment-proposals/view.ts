import type { AppointmentProposalView } from '@sidework/contracts/client-services/appointment-proposals';
import type { AppointmentProposal } from './appointment-proposal.ts';

export const toAppointmentProposalView = (
  proposal: AppointmentProposal,
): AppointmentProposalView => ({
  id: proposal.id,
  serviceId: proposal.serviceId,
  proposedBy: proposal.proposedBy,
  times: proposal.times.map((time) => time.toISOString()),
  minutes: proposal.minutes,
  timeZone: proposal.timeZone,
  movesId: proposal.movesId,
  status: proposal.status,
  createdAt: proposal.createdAt.toISOString(),
});
