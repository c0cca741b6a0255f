import type { Db } from '@sidework/chassis/db/db';
import { fromCursor, momentOf } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type {
  CrmMomentGroup,
  CrmMomentKind,
} from '@sidework/contracts/client-services/crm-timeline';
import { type SQL, sql } from 'drizzle-orm';
import type { ShownPerson } from '../crm-people/queries.ts';
import { crmTasks } from '../crm-people/table.ts';
import { invoices } from '../invoices/table.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../ledger/table.ts';
import { services } from '../services/table.ts';

export interface CrmMoment {
  id: string;
  kind: CrmMomentKind;
  at: Date;
  title: string | null;
  serviceId: string | null;
  amountCents: number | null;
}

interface Asked {
  group?: CrmMomentGroup | undefined;
  cursor?: string | undefined;
  limit: number;
}

type Known = Pick<ShownPerson, 'id' | 'clientId' | 'invitedAt'>;

/** The work of the two; a professional has few services for one client. */
const shared = (actor: Actor, clientId: string) =>
  sql`${services.professionalId} = ${actor.id} and ${services.clientId} = ${clientId}`;

const ofService = (
  kind: CrmMomentKind,
  at: SQL,
  actor: Actor,
  clientId: string,
  amount: SQL,
) => sql`
  select ${services.id}::text || ${` ${kind}`}::text as id, ${kind}::text as kind, ${at} as at, ${services.title} as title,
    ${services.id} as service_id, ${amount} as amount_cents
  from ${services} where ${shared(actor, clientId)} and ${at} is not null`;

const none = sql`null::bigint`;

function ofServices(actor: Actor, clientId: string): SQL[] {
  const total = sql`${services.totalAmountCents}`;
  const moments: [CrmMomentKind, SQL, SQL][] = [
    ['service_begun', sql`${services.createdAt}`, total],
    ['service_agreed', sql`${services.agreedAt}`, total],
    ['service_completed', sql`${services.completedAt}`, none],
    ['service_cancelled', sql`${services.cancelledAt}`, none],
  ];
  return moments.map(([kind, at, amount]) => ofService(kind, at, actor, clientId, amount));
}

/** Each movement into and out of the protected money of their services. */
function ofMoney(actor: Actor, clientId: string): SQL[] {
  const outside = sql`${services.totalAmountCents}`;
  return [
    ofService('paid_outside', sql`${services.paidOutsideAt}`, actor, clientId, outside),
    sql`
    select posted.id::text, case posted.kind when 'fund' then 'funded' when 'release' then 'released' else 'refunded' end,
      posted.posted_at, ${services.title}, ${services.id},
      (select coalesce(sum(abs(entry.amount_cents)), 0) from ${ledgerEntries} entry
        join ${ledgerAccounts} account on account.id = entry.account_id and account.kind = 'escrow'
        where entry.transaction_id = posted.id)::bigint
    from ${services}
      join ${ledgerTransactions} posted on posted.service_id = ${services.id}
        and posted.kind in ('fund', 'release', 'refund')
    where ${shared(actor, clientId)}`,
  ];
}

const ofPapers = (actor: Actor, clientId: string): SQL[] => [
  sql`
    select ${invoices.id}::text, ${invoices.kind}, ${invoices.issuedAt}, ${invoices.title}, ${invoices.serviceId},
      ${invoices.amountCents}
    from ${invoices} join ${services} on ${services.id} = ${invoices.serviceId}
    where ${shared(actor, clientId)} and ${invoices.sellerId} = ${actor.id}`,
];

const ofContact = ({ id, invitedAt }: Known, actor: Actor): SQL[] => [
  sql`
    select ${crmTasks.id}::text, 'task_done', ${crmTasks.doneAt}, ${crmTasks.title}, null::uuid, ${none}
    from ${crmTasks}
    where ${crmTasks.personId} = ${id} and ${crmTasks.professionalId} = ${actor.id} and ${crmTasks.doneAt} is not null`,
  sql`
    select ${`${id} invited`}::text, 'invited', ${invitedAt?.toISOString() ?? null}::timestamptz, null, null::uuid, ${none}
    where ${invitedAt !== null}::boolean`,
];

function sourcesOf(person: Known, actor: Actor, group: CrmMomentGroup | undefined): SQL[] {
  const { clientId } = person;
  const wants = (asked: CrmMomentGroup) => group === undefined || group === asked;
  return [
    ...(group === undefined ? ofContact(person, actor) : []),
    ...(clientId && wants('services') ? ofServices(actor, clientId) : []),
    ...(clientId && wants('money') ? ofMoney(actor, clientId) : []),
    ...(clientId && wants('papers') ? ofPapers(actor, clientId) : []),
  ];
}

/** The latest first; the caller has found the person on the actor's own list. */
export async function momentsOf(
  db: Db,
  actor: Actor,
  person: Known,
  { group, cursor, limit }: Asked,
): Promise<CrmMoment[]> {
  const sources = sourcesOf(person, actor, group);
  if (sources.length === 0) return [];
  const [at, id] = cursor === undefined ? [] : fromCursor(cursor, 2);
  const older =
    at === undefined
      ? sql`true`
      : sql`(at, id) < (${momentOf(at)}::timestamptz, ${String(id)}::text)`;
  const rows = await db.execute<{
    id: string;
    kind: CrmMomentKind;
    at: string;
    title: string | null;
    service_id: string | null;
    amount_cents: string | null;
  }>(sql`
    select * from (${sql.join(sources, sql` union all `)}) as moments (id, kind, at, title, service_id, amount_cents)
    where ${older} order by at desc, id desc limit ${limit + 1}`);
  return rows.map(({ service_id: serviceId, amount_cents: cents, at: moment, ...row }) => ({
    ...row,
    at: new Date(moment),
    serviceId,
    amountCents: cents === null ? null : Number(cents),
  }));
}
