import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day, Moment } from '../kernel/values.ts';

const stepKinds = [
  'agreed',
  'first_deadline',
  'extension_approved',
  'extension_denied',
  'terms_accepted',
  'terms_refused',
  'milestones_agreed',
  'contract_signed',
  'amendment_signed',
  'expense_approved',
  'dispute_opened',
  'dispute_answered',
  'dispute_decided',
  'dispute_accepted',
  'dispute_appealed',
  'dispute_settled',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** Something that one of the people around a service agreed to, refused or decided. */
export const ServiceStep = z
  .object({
    /** It is stable: its kind, with the id of what it is about. */
    id: z.string(),
    kind: z.enum(stepKinds),
    at: Moment,
    /** Null where it is not known or no one did it. */
    by: z.enum(['client', 'professional', 'guardian', 'moderator']).nullable(),
    /** The deadline that it is about. */
    day: Day.nullable(),
    amountCents: Cents.nullable(),
    /** The shares of a decision. */
    split: z.object({ toClientCents: Cents, toProfessionalCents: Cents }).nullable(),
  })
  .meta({ id: 'ServiceStep' });
export type ServiceStep = z.infer<typeof ServiceStep>;

export const listServiceSteps = endpoint({
  method: 'GET',
  url: '/services/:serviceId/steps',
  schema: {
    summary:
      'The agreement, approvals and disputes of a service, the latest first, for anyone who may read it',
    params: z.object({ serviceId: z.uuid() }),
    response: { 200: z.object({ items: z.array(ServiceStep) }) },
  },
});
