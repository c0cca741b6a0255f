import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { mailAddress } from '../kernel/mail-address.ts';
import { PhoneNumber } from '../kernel/phone-number.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { Cents, Day, hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';

/** The way of a client: it follows from their services, and is the professional's own choice before there are any. */
export const clientStages = ['lead', 'proposed', 'booked', 'done'] as const;
export type ClientStage = (typeof clientStages)[number];

/** One request takes so many contacts, and a list holds so many. */
export const contactLimits = { perImport: 500, perList: 5_000 } as const;

/** A professional writes this down about a person who may have no account. */
export const ContactDetails = z
  .strictObject({
    fullName: oneLine('Please enter a name')
      .min(1, 'Please enter a name')
      .refine(hasAtMost(200), 'Name must be less than 200 characters'),
    email: z.email({ pattern: mailAddress, error: 'Enter an email address' }).max(254).optional(),
    phone: PhoneNumber.optional(),
    address: oneLine()
      .refine(hasAtMost(500), 'Address must be less than 500 characters')
      .optional(),
    notes: manyLines()
      .refine(hasAtMost(5000), 'Notes must be less than 5000 characters')
      .optional(),
  })
  .meta({ id: 'ContactDetails' });
export type ContactDetails = z.infer<typeof ContactDetails>;

export const CrmTaskView = z
  .object({
    id: z.uuid(),
    personId: z.uuid(),
    title: z.string(),
    dueOn: Day,
    doneAt: Moment.nullable(),
  })
  .meta({ id: 'CrmTaskView' });
export type CrmTaskView = z.infer<typeof CrmTaskView>;

/** The money of the work for one client; an offer without an agreement is in no sum but its own. */
const ClientMoney = z.object({
  totalCents: Cents,
  paidCents: Cents,
  owedCents: Cents,
  offeredCents: Cents,
});

/** A person on a professional's list is a client with an account, or a contact without one. */
export const CrmPersonView = z
  .object({
    id: z.uuid(),
    /** The account of the person; null where they have none yet. */
    clientId: z.uuid().nullable(),
    fullName: z.string(),
    avatarUrl: z.string().nullable(),
    /** The professional wrote it down, or the account shows it (D-11). */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    notes: z.string().nullable(),
    stage: z.enum(clientStages),
    /** Whether the professional chose the stage, since there are no services that it could follow from. */
    hasOwnStage: z.boolean(),
    invitedAt: Moment.nullable(),
    money: ClientMoney,
    nextTask: CrmTaskView.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'CrmPersonView' });
export type CrmPersonView = z.infer<typeof CrmPersonView>;

const PersonParams = z.object({ personId: z.uuid() });
const TaskParams = z.object({ taskId: z.uuid() });
const Gone = z.object({ id: z.uuid() });

export const listCrmPeople = endpoint({
  method: 'GET',
  url: '/crm/people',
  schema: {
    summary:
      'Your clients and contacts, newest first; by stage, and by words of what you wrote down',
    querystring: PageQuery.extend({
      stage: z.enum(clientStages).optional(),
      search: oneLine().max(100).optional(),
    }),
    response: { 200: Page(CrmPersonView) },
  },
});

export const addContact = endpoint({
  method: 'POST',
  url: '/crm/people',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Write down someone who has no account, once',
    body: ContactDetails,
    response: { 201: CrmPersonView },
  },
});

export const getCrmPerson = endpoint({
  method: 'GET',
  url: '/crm/people/:personId',
  schema: {
    summary: 'A client or contact of yours',
    params: PersonParams,
    response: { 200: CrmPersonView },
  },
});

export const changeContact = endpoint({
  method: 'PUT',
  url: '/crm/people/:personId',
  stakes: 'protection',
  schema: {
    summary: 'Change what you wrote down of a contact without an account',
    params: PersonParams,
    body: ContactDetails,
    response: { 200: CrmPersonView },
  },
});

export const removeContact = endpoint({
  method: 'DELETE',
  url: '/crm/people/:personId',
  stakes: 'protection',
  schema: {
    summary: 'Remove a contact without an account, with its tasks',
    params: PersonParams,
    response: { 200: Gone },
  },
});

export const moveClient = endpoint({
  method: 'PUT',
  url: '/crm/people/:personId/stage',
  stakes: 'protection',
  schema: {
    summary: 'Choose the stage of someone who has no services with you yet',
    params: PersonParams,
    body: z.strictObject({ stage: z.enum(clientStages) }),
    response: { 200: CrmPersonView },
  },
});

export const importContacts = endpoint({
  method: 'POST',
  url: '/crm/people/import',
  stakes: 'protection',
  schema: {
    summary: 'Add the contacts of a file; whom you have already is left as it is',
    body: z.strictObject({
      contacts: z.array(ContactDetails).min(1).max(contactLimits.perImport),
      /** The contacts are counted and not added. */
      isPreview: z.boolean().default(false),
    }),
    response: {
      200: z.object({
        added: z.number().int(),
        /** The places in the list of those whom you have already, or who stand in it twice. */
        known: z.array(z.number().int()),
      }),
    },
  },
});

const taskTitle = oneLine('Please enter a task')
  .min(1, 'Please enter a task')
  .refine(hasAtMost(200), 'Task must be less than 200 characters');

export const addTask = endpoint({
  method: 'POST',
  url: '/crm/people/:personId/tasks',
  stakes: 'protection',
  schema: {
    summary: 'Plan a task for a client; it waits on Today from its day on',
    params: PersonParams,
    body: z.strictObject({ title: taskTitle, dueOn: Day, timeZone }),
    response: { 201: CrmTaskView },
  },
});

export const moveTask = endpoint({
  method: 'PUT',
  url: '/crm/tasks/:taskId',
  stakes: 'protection',
  schema: {
    summary: 'Give an open task another day',
    params: TaskParams,
    body: z.strictObject({ dueOn: Day, timeZone }),
    response: { 200: CrmTaskView },
  },
});

export const finishTask = endpoint({
  method: 'POST',
  url: '/crm/tasks/:taskId/done',
  stakes: 'protection',
  schema: {
    summary: 'Say that a task is done',
    params: TaskParams,
    response: { 200: CrmTaskView },
  },
});

export const removeTask = endpoint({
  method: 'DELETE',
  url: '/crm/tasks/:taskId',
  stakes: 'protection',
  schema: { summary: 'Remove a task', params: TaskParams, response: { 200: Gone } },
});

export const inviteContact = endpoint({
  method: 'POST',
  url: '/crm/people/:personId/invite',
  stakes: 'reach',
  schema: {
    summary: 'Mail a contact a link by which they join your list with their account',
    params: PersonParams,
    response: { 200: CrmPersonView },
  },
});
