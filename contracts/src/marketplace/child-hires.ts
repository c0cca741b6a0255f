import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { ProposalView } from './proposals.ts';

const ProposalParams = z.object({ proposalId: z.uuid() });

/** A hire that waits for a guardian, with all that the guardian decides by. */
export const ChildHireView = z
  .object({
    proposalId: z.uuid(),
    jobId: z.uuid(),
    child: z.object({ id: z.uuid(), fullName: z.string() }),
    client: PersonCard,
    title: z.string(),
    description: z.string(),
    category: z.string(),
    location: z.string().nullable(),
    proposedCostCents: Cents,
    message: z.string(),
    waitsUntil: Moment,
  })
  .meta({ id: 'ChildHireView' });
export type ChildHireView = z.infer<typeof ChildHireView>;

export const listChildHires = endpoint({
  method: 'GET',
  url: '/child-hires',
  schema: {
    summary:
      'The hires of children that you look after which wait for a guardian, newest first; looking is recorded',
    querystring: PageQuery,
    response: { 200: Page(ChildHireView) },
  },
});

export const approveHire = endpoint({
  method: 'POST',
  url: '/proposals/:proposalId/approve-hire',
  stakes: 'children',
  schema: {
    summary:
      'Approve that a child you look after is hired by this proposal: one approval is enough',
    params: ProposalParams,
    response: { 200: ProposalView },
  },
});

export const refuseHire = endpoint({
  method: 'POST',
  url: '/proposals/:proposalId/refuse-hire',
  stakes: 'protection',
  schema: {
    summary: 'Refuse that a child you look after is hired by this proposal; the job stays open',
    params: ProposalParams,
    response: { 200: ProposalView },
  },
});
