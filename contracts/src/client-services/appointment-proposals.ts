import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { GivenMoment, Moment } from '../kernel/values.ts';
import { AppointmentView } from './appointments.ts';
import { oneOf } from './one-of.ts';
import { appointmentLengths } from './working-hours.ts';

/** So many times one side proposes at once. */
const mostProposedTimes = 3;

export const appointmentProposalStatuses = [
  'open',
  'agreed',
  'declined',
  'withdrawn',
  'countered',
  'expired',
  'ended',
] as const;
export type AppointmentProposalStatus = (typeof appointmentProposalStatuses)[number];

/** Times for the work, of which the other side chooses one. */
export const AppointmentProposalView = z
  .object({
    id: z.uuid(),
    serviceId: z.uuid(),
    proposedBy: z.enum(['client', 'professional']),
    times: z.array(Moment),
    minutes: z.number().int(),
    timeZone: z.string(),
    /** The appointment that would move to one of them. */
    movesId: z.uuid().nullable(),
    status: z.enum(appointmentProposalStatuses),
    createdAt: Moment,
  })
  .meta({ id: 'AppointmentProposalView' });
export type AppointmentProposalView = z.infer<typeof AppointmentProposalView>;

export const AppointmentProposal = z
  .strictObject({
    times: z
      .array(GivenMoment)
      .min(1, 'Propose a time')
      .max(mostProposedTimes, 'Propose three times at most')
      .refine(
        (times) => new Set(times.map((time) => Date.parse(time))).size === times.length,
        'Propose each time once',
      ),
    minutes: oneOf(appointmentLengths),
    timeZone,
    /** The appointment that moves once a time is agreed on. */
    movesId: z.uuid().optional(),
  })
  .meta({ id: 'AppointmentProposal' });
export type AppointmentProposal = z.infer<typeof AppointmentProposal>;

const ProposalParams = z.object({ appointmentProposalId: z.uuid() });

export const getAppointmentProposal = endpoint({
  method: 'GET',
  url: '/services/:serviceId/appointment-proposals',
  schema: {
    summary: 'The times that wait for an answer, and whether you may propose some',
    params: z.object({ serviceId: z.uuid() }),
    response: {
      200: z.object({
        proposal: AppointmentProposalView.nullable(),
        mayPropose: z.boolean(),
      }),
    },
  },
});

export const proposeAppointment = endpoint({
  method: 'POST',
  url: '/services/:serviceId/appointment-proposals',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Propose one to three times for the work; they take the place of what was proposed',
    params: z.object({ serviceId: z.uuid() }),
    body: AppointmentProposal,
    response: { 201: AppointmentProposalView },
  },
});

export const agreeToAppointment = endpoint({
  method: 'POST',
  url: '/appointment-proposals/:appointmentProposalId/agree',
  stakes: 'agreed',
  reaches: ['appointmentProposalId'],
  schema: {
    summary:
      'Agree to one of the times that the other side proposed; a child’s waits for a guardian then',
    params: ProposalParams,
    body: z.strictObject({ startsAt: GivenMoment }),
    response: { 200: AppointmentView },
  },
});

export const endAppointmentProposal = endpoint({
  method: 'POST',
  url: '/appointment-proposals/:appointmentProposalId/end',
  stakes: 'protection',
  schema: {
    summary: 'Decline the times that the other side proposed, or withdraw your own',
    params: ProposalParams,
    response: { 200: AppointmentProposalView },
  },
});
