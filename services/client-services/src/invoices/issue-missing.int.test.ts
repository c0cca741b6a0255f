import type { Actor } from '@sidework/chassis/http/actor';
import { refundReleased, releaseService } from '@sidework/contracts/client-services/escrow';
import { listServicePapers } from '@sidework/contracts/client-services/invoices';
import { expect, it } from 'vitest';
import { aService, completed } from '../../test/builders.ts';
import { aKey, fund } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { issueMissing } from './issue-missing.ts';

const service = testClientServices();

type Given = Partial<Parameters<typeof aService>[1]>;

/** Work whose postings have lost their papers, as if they were from before there were any. */
async function releasedWork(professional: Actor, given: Given = {}) {
  const client = await service.person();
  const { id } = await aService(service.db, { ...completed(), ...given, client, professional });
  await fund(service, client, id, 9_900);
  await service.as(client).call(releaseService, { params: { serviceId: id } });
  return { client, id };
}

const invoicesOf = async (reader: Actor, serviceId: string) =>
  (await service.as(reader).call(listServicePapers, { params: { serviceId } })).json().invoices;

const losePapers = (serviceId: string) =>
  service.sql`delete from invoices where service_id = ${serviceId}`;

async function issue(serviceId: string, kind: 'release' | 'refund') {
  const [posting] = await service.sql`
    select id from ledger_transactions where service_id = ${serviceId} and kind = ${kind}`;
  const task = { id: posting?.id, kind: 'issue-invoice', userId: serviceId, attempts: 1 };
  await issueMissing(service.deps, task);
}

async function refund(serviceId: string) {
  const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  const body = { amountCents: 4_000, explanation: 'One half was not done.' };
  const args = { params: { serviceId }, body, headers: aKey() };
  const reply = await service.as(moderator).call(refundReleased, args);
  expect(reply.statusCode, reply.body).toBe(200);
}

it('a refund has its credit note, and the release before it its invoice, once each', async () => {
  const { client, id } = await releasedWork(await service.person());
  await refund(id);
  const told = async () =>
    (await invoicesOf(client, id)).map(
      ({ kind, amountCents, refundedCents, issuedAt }: Record<string, unknown>) => [
        kind,
        amountCents,
        refundedCents,
        issuedAt,
      ],
    );
  const before = await told();
  expect(before).toHaveLength(2);
  await losePapers(id);
  for (const kind of ['refund', 'release', 'refund'] as const) await issue(id, kind);
  expect(await told()).toEqual(before);
});

it('a refund of what was released without an invoice has both papers by its task', async () => {
  const { client, id } = await releasedWork(await service.person());
  await losePapers(id);
  await refund(id);
  await service.doPersonTasks();
  expect(await invoicesOf(client, id)).toMatchObject([
    { kind: 'invoice', amountCents: 9_900, refundedCents: 4_000 },
    { kind: 'credit_note', amountCents: 4_000 },
  ]);
});

it('who was a child then sold through their guardian', async () => {
  const guardian = await service.person({}, { fullName: 'Grace Lindqvist' });
  const kid = { accountType: 'sidework_kids' as const, guardianIds: [guardian.id] };
  const child = await service.person(kid, { ...kid, fullName: 'Mia Lindqvist' });
  const { id } = await releasedWork(child, { isGuardianApproved: true });
  await losePapers(id);
  await service.sql`
    update people set account_type = 'gig_worker', guardian_ids = '{}' where id = ${child.id}`;
  await issue(id, 'release');
  const rows = await service.sql`
    select seller_id, seller_name, seller_email, worker_id, worker_name, payments
    from invoices where service_id = ${id}`;
  expect(rows).toMatchObject([
    {
      seller_id: guardian.id,
      seller_name: 'Grace Lindqvist',
      seller_email: null,
      worker_id: child.id,
      worker_name: 'Mia L.',
      payments: [{ card: null }],
    },
  ]);
});
