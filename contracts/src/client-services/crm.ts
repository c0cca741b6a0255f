import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { Cents, hasAtMost, Page, PageQuery } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { RatingCounts, ReviewView } from './review-view.ts';
import { ServiceView } from './services.ts';
import { paymentStatuses, serviceStatuses } from './stages.ts';

/** The figures above the CRM, each made of what its lists hold. */
export const CrmOverview = z
  .object({
    activeServices: z.number().int(),
    completedServices: z.number().int(),
    /** The revenue is the agreed totals of completed services (D-37). */
    revenueCents: z.number().int(),
    averageRating: z.number().nullable(),
    reviewCount: z.number().int(),
    /** The last twelve months, this one last; `month` is `2026-11`. */
    revenueByMonth: z.array(z.object({ month: z.string(), revenueCents: z.number().int() })),
    ratings: RatingCounts,
  })
  .meta({ id: 'CrmOverview' });
export type CrmOverview = z.infer<typeof CrmOverview>;

export const getCrmOverview = endpoint({
  method: 'GET',
  url: '/crm/overview',
  schema: {
    summary: 'What your work for clients came to, with months of your time zone',
    querystring: z.strictObject({ timeZone }),
    response: { 200: CrmOverview },
  },
});

/** A review as the professional whom it is about reads it. */
export const CrmReview = ReviewView.extend({
  clientName: z.string(),
  serviceTitle: z.string(),
}).meta({ id: 'CrmReview' });
export type CrmReview = z.infer<typeof CrmReview>;

export const listCrmReviews = endpoint({
  method: 'GET',
  url: '/crm/reviews',
  schema: {
    summary: 'What clients wrote of your work, newest first',
    querystring: PageQuery,
    response: { 200: Page(CrmReview) },
  },
});

/** Status and payment follow from the beginning; they may be sent only with these values. */
export const NewService = z
  .strictObject({
    clientId: z.uuid('Please select a client'),
    title: oneLine('Please enter a title')
      .min(1, 'Please enter a title')
      .refine(hasAtMost(200), 'Title must be less than 200 characters'),
    description: manyLines()
      .refine(hasAtMost(2000), 'Description must be less than 2000 characters')
      .default(''),
    amountCents: Cents.min(1, 'Amount must be positive'),
    /** The gig that was talked about, where it began with one. */
    gigId: z.uuid().optional(),
    professionalId: z.uuid().optional(),
    status: z.enum(serviceStatuses).optional(),
    paymentStatus: z.enum(paymentStatuses).optional(),
  })
  .meta({ id: 'NewService' });
export type NewService = z.infer<typeof NewService>;

export const createService = endpoint({
  method: 'POST',
  url: '/services',
  stakes: 'reach',
  reaches: ['clientId'],
  idempotency: 'optional',
  gated: ['title', 'description'],
  schema: {
    summary: 'Begin a service for one of your clients, who is asked to agree to it',
    body: NewService,
    response: { 201: ServiceView },
  },
});

const ServiceParams = z.object({ serviceId: z.uuid() });

export const acceptService = endpoint({
  method: 'POST',
  url: '/services/:serviceId/accept',
  stakes: 'agreed',
  reaches: ['serviceId'],
  schema: {
    summary: 'Agree to a service that a professional proposed to you',
    params: ServiceParams,
    response: { 200: ServiceView },
  },
});

export const declineService = endpoint({
  method: 'POST',
  url: '/services/:serviceId/decline',
  stakes: 'protection',
  schema: {
    summary: 'Decline a service that a professional proposed to you: it ends, at no cost',
    params: ServiceParams,
    response: { 200: ServiceView },
  },
});
