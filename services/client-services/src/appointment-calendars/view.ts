import type { OwnAppointmentView } from '@sidework/contracts/client-services/own-appointments';
import { toAppointmentView } from '../appointments/view.ts';
import { cardFor } from '../services/party-card.ts';
import type { OwnAppointment } from './queries.ts';

export function toOwnAppointmentView(
  { appointment, title, client, professional }: OwnAppointment,
  personId: string,
): OwnAppointmentView {
  const side = appointment.clientId === personId ? 'client' : 'professional';
  const [reader, other] = side === 'client' ? [client, professional] : [professional, client];
  return { ...toAppointmentView(appointment), title, side, person: cardFor(reader, other, null) };
}
