import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Moment, Page, PageQuery } from '../kernel/values.ts';

/** Work, money and papers tell these of a client; messages and documents are told by the services that keep them. */
const crmMomentKinds = [
  'invited',
  'task_done',
  'service_begun',
  'service_agreed',
  'service_completed',
  'service_cancelled',
  'paid_outside',
  'funded',
  'released',
  'refunded',
  'invoice',
  'credit_note',
] as const;
export type CrmMomentKind = (typeof crmMomentKinds)[number];

const crmMomentGroups = ['services', 'money', 'papers'] as const;
export type CrmMomentGroup = (typeof crmMomentGroups)[number];

/** One moment of the way with a client, as its professional alone sees it. */
export const CrmMomentView = z
  .object({
    id: z.string(),
    kind: z.enum(crmMomentKinds),
    at: Moment,
    /** The title of the service or of the task; null of an invitation. */
    title: z.string().nullable(),
    serviceId: z.uuid().nullable(),
    amountCents: Cents.nullable(),
  })
  .meta({ id: 'CrmMomentView' });
export type CrmMomentView = z.infer<typeof CrmMomentView>;

export const listCrmMoments = endpoint({
  method: 'GET',
  url: '/crm/people/:personId/moments',
  schema: {
    summary: 'What happened with a client or contact of yours, the latest first',
    params: z.object({ personId: z.uuid() }),
    querystring: PageQuery.extend({ group: z.enum(crmMomentGroups).optional() }),
    response: { 200: Page(CrmMomentView) },
  },
});
