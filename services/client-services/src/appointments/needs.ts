import type { Need, NeedKey } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from '../services/service.ts';
import type { Appointment } from './appointment.ts';

/** The guardians of a child agree to its appointment. */
export const toChildNeed = (
  { id, startsAt }: Appointment,
  service: Service,
  guardianIds: string[],
): Need<ClientServicesNeed> => ({
  kind: 'child_appointment',
  subjectId: id,
  receivers: guardianIds,
  actorId: service.clientId,
  childId: service.professionalId,
  title: service.title,
  details: { endsAt: startsAt.toISOString() },
  path: webAddresses.service(service.id),
  until: startsAt.toISOString(),
});

/** The questions to guardians that are over. */
export const childNeedsOf = (appointments: readonly Appointment[]): NeedKey<ClientServicesNeed>[] =>
  appointments
    .filter(({ status }) => status === 'awaiting_guardian')
    .map(({ id: subjectId }) => ({ kind: 'child_appointment', subjectId }));
