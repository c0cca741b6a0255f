import type { Db, Tx } from '@sidework/chassis/db/db';
import { hasWords } from '@sidework/chassis/db/folded';
import { momentAndId } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import type { ClientStage } from '@sidework/contracts/client-services/crm-people';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { contacts } from '../contacts/table.ts';
import { crmClients } from '../crm-clients/table.ts';
import { isRefundedWhole } from '../services/counted.ts';
import { services } from '../services/table.ts';
import { type Contact, requireListed } from './contact.ts';
import { crmContacts, crmTasks } from './table.ts';

/** The part of a list that is read, where it is known before the list is put together. */
interface Part {
  after: { at: string; id: string } | undefined;
  limit: number;
}

/**
 * Contacts without an account and clients with one, as one list; what was typed of a client who joined stays beside. With
 * `part` each of the two reads no more than a page of its own, so that a long list costs as little as a short one.
 */
const listed = (actor: Actor, part?: Part) => sql`(
  (select contact.id, null::uuid as contact_id, null::uuid as client_id, contact.full_name, null::text as avatar_url,
    contact.email, contact.phone, null::text as account_email, null::text as account_phone,
    contact.address, contact.notes, contact.stage, contact.invited_at, contact.created_at
  from ${crmContacts} contact
  where contact.professional_id = ${actor.id} and contact.crm_client_id is null${pageOf(part, 'contact')})
  union all
  (select client.id, typed.id, client.client_id, coalesce(person.full_name, ''), person.avatar_url,
    typed.email, typed.phone, reached.email, reached.phone,
    typed.address, client.notes, client.stage, typed.invited_at, client.created_at
  from ${crmClients} client
    left join ${people} person on person.id = client.client_id
    left join ${contacts} reached on reached.id = client.client_id
    left join ${crmContacts} typed on typed.crm_client_id = client.id
  where client.professional_id = ${actor.id}${pageOf(part, 'client')})
) as listed`;

function pageOf(part: Part | undefined, of: 'contact' | 'client'): SQL {
  if (!part) return sql``;
  const [at, id] = [sql.raw(`${of}.created_at`), sql.raw(`${of}.id`)];
  const { after, limit } = part;
  const older = after
    ? sql` and (${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return sql`${older} order by ${at} desc, ${id} desc limit ${limit}`;
}

interface Work {
  totalCents: number;
  paidCents: number;
  owedCents: number;
  offeredCents: number;
  /** The two agreed on work, so that the professional may see how to reach the client (D-11). */
  isRelated: boolean;
}

const agreed = sql`${services.agreement} = 'accepted'`;
const isOfListed = (actor: Actor) =>
  sql`${services.professionalId} = ${actor.id} and ${services.clientId} = listed.client_id`;

const workOf = (actor: Actor) => sql<Work>`(select json_build_object(
  'totalCents', coalesce(sum(${services.totalAmountCents})
    filter (where ${agreed} and ${services.status} <> 'cancelled' and not ${isRefundedWhole}), 0),
  'paidCents', coalesce(sum(case when ${services.paidOutsideAt} is null
    then ${services.escrowedAmountCents} + ${services.releasedAmountCents}
    else ${services.totalAmountCents} end) filter (where ${agreed}), 0),
  'owedCents', coalesce(sum(${services.totalAmountCents} - ${services.escrowedAmountCents}
    - ${services.releasedAmountCents}) filter (where ${agreed} and ${services.status} = 'completed'
      and ${services.paymentStatus} = 'pending' and ${services.paidOutsideAt} is null), 0),
  'offeredCents', coalesce(sum(${services.totalAmountCents})
    filter (where ${services.agreement} = 'proposed' and ${services.status} <> 'cancelled'), 0),
  'isRelated', coalesce(bool_or(${agreed}), false))
  from ${services} where ${isOfListed(actor)})`;

/** The stage that follows from the services with a client; null where there are none that count. */
const stageOfServices = (actor: Actor) => sql<ClientStage | null>`(select case
  when bool_or(${agreed} and ${services.status} = 'in_progress') then 'booked'
  when bool_or(${services.agreement} = 'proposed' and ${services.status} <> 'cancelled') then 'proposed'
  when bool_or(${agreed} and ${services.status} = 'completed') then 'done' end
  from ${services} where ${isOfListed(actor)})`;

interface NextTask {
  id: string;
  title: string;
  dueOn: string;
}

const nextTask = sql<NextTask | null>`(select json_build_object(
  'id', ${crmTasks.id}, 'title', ${crmTasks.title}, 'dueOn', ${crmTasks.dueOn})
  from ${crmTasks} where ${crmTasks.personId} = listed.id and ${crmTasks.doneAt} is null
  order by ${crmTasks.dueOn}, ${crmTasks.id} limit 1)`;

const shown = (db: Db, actor: Actor, part?: Part) =>
  db
    .select({
      id: sql<string>`listed.id`,
      clientId: sql<string | null>`listed.client_id`,
      fullName: sql<string>`listed.full_name`,
      avatarUrl: sql<string | null>`listed.avatar_url`,
      email: sql<string | null>`listed.email`,
      phone: sql<string | null>`listed.phone`,
      accountEmail: sql<string | null>`listed.account_email`,
      accountPhone: sql<string | null>`listed.account_phone`,
      address: sql<string | null>`listed.address`,
      notes: sql<string | null>`listed.notes`,
      ownStage: sql<ClientStage>`listed.stage`,
      invitedAt: sql<Date | null>`listed.invited_at`.mapWith(crmContacts.invitedAt),
      createdAt: sql<Date>`listed.created_at`.mapWith(crmContacts.createdAt),
      work: workOf(actor),
      stageOfServices: stageOfServices(actor),
      nextTask,
    })
    .from(listed(actor, part));

export type ShownPerson = Awaited<ReturnType<typeof shown>>[number];

interface Asked {
  stage?: ClientStage | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The words are looked for in names and in what the professional wrote down, not in what is masked. */
const written = sql`fold(concat_ws(' ', listed.full_name, listed.email, listed.phone, listed.address, listed.notes))`;

export function crmPeopleFor(db: Db, actor: Actor, asked: Asked): Promise<ShownPerson[]> {
  const { stage, search, cursor, limit } = asked;
  const after = momentAndId(cursor);
  const older: SQL | undefined =
    after && sql`(listed.created_at, listed.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const inStage = stage && sql`coalesce(${stageOfServices(actor)}, listed.stage) = ${stage}`;
  // The stage and the words are known of the whole list alone.
  const part = stage || search ? undefined : { after, limit: limit + 1 };
  return shown(db, actor, part)
    .where(and(older, inStage, search ? hasWords(written, search) : undefined))
    .orderBy(sql`listed.created_at desc, listed.id desc`)
    .limit(limit + 1);
}

/** Links that were made before a contact joined still lead to them. */
export async function getCrmPersonFor(db: Db, actor: Actor, id: string): Promise<ShownPerson> {
  const [found] = await shown(db, actor).where(sql`${id} in (listed.id, listed.contact_id)`);
  return requireListed(found);
}

const isOwn = (actor: Actor, id: string) =>
  and(eq(crmContacts.id, id), eq(crmContacts.professionalId, actor.id));

export async function lockContactOf(tx: Tx, actor: Actor, id: string): Promise<Contact> {
  const [found] = await tx.select().from(crmContacts).where(isOwn(actor, id)).for('update');
  return requireListed(found);
}

/** Whether another contact of the same list has the key already. */
export async function isKeyOfOther(db: Db, contact: Contact): Promise<boolean> {
  const other = and(
    eq(crmContacts.professionalId, contact.professionalId),
    eq(crmContacts.contactKey, contact.contactKey),
    ne(crmContacts.id, contact.id),
  );
  return (await db.$count(crmContacts, other)) > 0;
}

/** The keys of everybody on the list, now and at their import. */
export async function keysOf(tx: Tx, actor: Actor): Promise<string[]> {
  const found = await tx
    .select({ key: crmContacts.contactKey, imported: crmContacts.importedKey })
    .from(crmContacts)
    .where(eq(crmContacts.professionalId, actor.id));
  return found.flatMap(({ key, imported }) => (imported ? [key, imported] : [key]));
}

export const countContacts = (db: Db, actor: Actor): Promise<number> =>
  db.$count(crmContacts, eq(crmContacts.professionalId, actor.id));
