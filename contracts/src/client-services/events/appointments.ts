import { z } from 'zod';
import { ageBands } from '../../identity/profiles/age-bands.ts';
import { event } from '../../kernel/event.ts';
import { Moment } from '../../kernel/values.ts';
import { appointmentCancellers } from '../appointments.ts';
import { byService, Service } from './service.ts';

const Appointment = Service.extend({
  appointmentId: z.uuid(),
  startsAt: Moment,
  endsAt: Moment,
  /** The zone in which it was agreed on. */
  timeZone: z.string(),
});

/** A client booked a free time of a gig. */
export const appointmentBooked = event(
  'client-services.appointment.booked.v1',
  Appointment,
  byService,
);

/** It begins in a day or in two hours. */
export const appointmentNear = event(
  'client-services.appointment.near.v1',
  Appointment.extend({ hours: z.union([z.literal(24), z.literal(2)]) }),
  byService,
);

/** Both sides agreed to a time for a child's work, and its guardians are asked. */
export const appointmentAsked = event(
  'client-services.appointment.asked.v1',
  Appointment.extend({ guardianIds: z.array(z.uuid()) }),
  byService,
);

/** A guardian agreed to it too, so it stands. */
export const appointmentConfirmed = event(
  'client-services.appointment.confirmed.v1',
  Appointment.extend({
    /** The band of the child's age then, by which its hours are limited. */
    ageBand: z.enum(ageBands).optional(),
  }),
  byService,
);

/** A side or a guardian cancelled it; the service goes on. */
export const appointmentCancelled = event(
  'client-services.appointment.cancelled.v1',
  Appointment.extend({
    cancelledBy: z.enum(appointmentCancellers),
    /** The guardians of the child whose appointment it was. */
    guardianIds: z.array(z.uuid()).optional(),
    /** It was less notice than the professional asks for. */
    isShortNotice: z.literal(true).optional(),
  }),
  byService,
);

/** Neither side cancelled it: one of them is not an adult, as it was found afterwards. */
export const appointmentDropped = event(
  'client-services.appointment.dropped.v1',
  Appointment,
  byService,
);

const AppointmentSide = z.enum(['client', 'professional']);
const ProposedTimes = Service.extend({
  appointmentProposalId: z.uuid(),
  proposedBy: AppointmentSide,
  times: z.array(Moment).min(1),
  timeZone: z.string(),
  /** An appointment would move to one of them. */
  isMove: z.literal(true).optional(),
});

export const appointmentProposed = event(
  'client-services.appointment.proposed.v1',
  ProposedTimes,
  byService,
);

/** The other side agreed to one of the times. */
export const appointmentAgreed = event(
  'client-services.appointment.agreed.v1',
  Appointment.extend({ proposedBy: AppointmentSide, isMove: z.literal(true).optional() }),
  byService,
);

/** The other side agreed to none of the times. */
export const appointmentDeclined = event(
  'client-services.appointment.declined.v1',
  ProposedTimes,
  byService,
);
