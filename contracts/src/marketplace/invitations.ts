import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment, PersonCard } from '../kernel/values.ts';

/** So many people are invited to one job at most. */
export const mostInvitations = 20;

/** A client sends so many invitations within an hour, over all of their jobs. */
export const invitationsPerHour = 40;

/** A professional who may do a job, by the service of theirs that fits it best. */
export const FittingPerson = PersonCard.extend({
  gig: z.object({ id: z.uuid(), title: z.string() }),
  /** The kind of work, the distance, the rating: only what is known. */
  reasons: z.array(z.string()),
  isInvited: z.boolean(),
  hasProposed: z.boolean(),
}).meta({ id: 'FittingPerson' });
export type FittingPerson = z.infer<typeof FittingPerson>;

/** The moment says when the professional was invited first. */
const InvitationView = z
  .object({ professionalId: z.uuid(), invitedAt: Moment })
  .meta({ id: 'InvitationView' });

const JobParams = z.object({ jobId: z.uuid() });

export const listFittingPeople = endpoint({
  method: 'GET',
  url: '/jobs/:jobId/fitting-people',
  schema: {
    summary:
      'Up to ten professionals who fit your open job, near and well rated first; none for a youth job',
    params: JobParams,
    response: {
      200: z.object({ items: z.array(FittingPerson), invitationsLeft: z.number().int() }),
    },
  },
});

/** Asked again for the same person it changes nothing, and answers as at first. */
export const inviteProfessional = endpoint({
  method: 'POST',
  url: '/jobs/:jobId/invitations',
  schema: {
    summary: 'Invite a professional to propose on your open job, who is notified once',
    params: JobParams,
    body: z.strictObject({ professionalId: z.uuid() }),
    response: { 200: InvitationView },
  },
});
