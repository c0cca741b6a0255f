import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';

/** A client as their professional keeps them; the client never sees it. */
export const CrmClientView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    clientId: z.uuid(),
    client: PersonCard.nullable(),
    /** Masked until the two have agreed on work (D-11); a child is told neither. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    isInternational: z.boolean(),
    country: z.string(),
    /** A business abroad has one; invoices to a business in the European Union then say “Reverse charge”. */
    vatNumber: z.string().nullable(),
    notes: z.string().nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'CrmClientView' });
export type CrmClientView = z.infer<typeof CrmClientView>;

const notesText = manyLines().refine(hasAtMost(5000), 'Notes must be less than 5000 characters');

export const clientGroups = ['domestic', 'international'] as const;

/** A domestic client lives in the United States, whatever country is sent; another one lives elsewhere (D-57). */
export const NewCrmClient = z
  .strictObject({
    clientId: z.uuid('Please select a client'),
    type: z.enum(clientGroups, 'Please select a type'),
    country: oneLine('Please enter a country')
      .min(1, 'Please enter a country')
      .refine(hasAtMost(100), 'Country must be less than 100 characters'),
    vatNumber: oneLine().refine(hasAtMost(30), 'Please use at most 30 characters').optional(),
    notes: notesText.optional(),
    professionalId: z.uuid().optional(),
  })
  .meta({ id: 'NewCrmClient' });
export type NewCrmClient = z.infer<typeof NewCrmClient>;

const CrmNotes = z.strictObject({ notes: notesText }).meta({ id: 'CrmNotes' });

const ClientParams = z.object({ crmClientId: z.uuid() });

export const listCrmClients = endpoint({
  method: 'GET',
  url: '/crm/clients',
  schema: {
    summary: 'Your clients, newest first; all or one group of them',
    querystring: PageQuery.extend({ type: z.enum(clientGroups).optional() }),
    response: { 200: Page(CrmClientView) },
  },
});

export const addCrmClient = endpoint({
  method: 'POST',
  url: '/crm/clients',
  stakes: 'reach',
  reaches: ['clientId'],
  idempotency: 'optional',
  schema: {
    summary: 'Make someone a client of yours, once',
    body: NewCrmClient,
    response: { 201: CrmClientView },
  },
});

export const saveCrmNotes = endpoint({
  method: 'PUT',
  url: '/crm/clients/:crmClientId/notes',
  stakes: 'protection',
  schema: {
    summary: 'Keep notes of a client, for yourself alone',
    params: ClientParams,
    body: CrmNotes,
    response: { 200: CrmClientView },
  },
});

export const removeCrmClient = endpoint({
  method: 'DELETE',
  url: '/crm/clients/:crmClientId',
  stakes: 'protection',
  schema: {
    summary: 'Take someone from your list of clients, with your notes; services stay',
    params: ClientParams,
    response: { 200: z.object({ id: z.uuid() }) },
  },
});
