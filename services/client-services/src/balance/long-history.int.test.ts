import { randomUUID } from 'node:crypto';
import type { Database } from '@sidework/chassis/db/db';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClientServices } from '../../test/service.ts';
import { post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { creditOf } from '../ledger/queries.ts';
import { entriesForPerson } from './entry-queries.ts';

const service = testClientServices();
const busy = randomUUID();
const history = 4_000;
let plans: KeptPlans;
let db: Database['db'];

beforeAll(async () => {
  // Inserted as the version before inserts: the database fills what it does not know of.
  await service.sql.begin(async (tx) => {
    await tx`
      insert into ledger_accounts (id, kind, owner_id)
      select gen_random_uuid(), kind, case when n = 1 then ${busy}::uuid else gen_random_uuid() end
      from generate_series(1, 3000) n, unnest(array['pro_payable', 'client_refund']) kind
      union all select gen_random_uuid(), 'provider_cash', null`;
    await tx`
      insert into ledger_transactions (id, kind, cause, posted_at)
      select gen_random_uuid(), 'release', 'test:' || n, now() - n * interval '1 minute'
      from generate_series(1, ${history}) n`;
    await tx`
      insert into ledger_entries (id, transaction_id, account_id, amount_cents)
      select gen_random_uuid(), booked.id, account.id, case when account.owner_id is null then 100 else -100 end
      from ledger_transactions booked, ledger_accounts account
      where (account.owner_id is null and account.kind = 'provider_cash')
        or (account.owner_id = ${busy} and account.kind = case
          when right(booked.cause, 1) = '7' then 'client_refund' else 'pro_payable' end)`;
  });
  plans = await keepPlans(
    service.deps.config.DATABASE_URL,
    undefined,
    ['ledger_accounts', 'ledger_transactions', 'ledger_entries', 'services'].map(
      (table) => `client_services.${table}`,
    ),
  );
  db = plans.open({ planEachQuery: true }).db;
});

afterAll(() => plans?.close());

describe('of somebody with a long history', () => {
  const page = (cursor?: string) => entriesForPerson(db, busy, { cursor, limit: 20 });
  const cursorAfter = ({ postedAt, id }: { postedAt: Date; id: string }) =>
    Buffer.from(JSON.stringify([postedAt.toISOString(), id])).toString('base64url');

  it('the newest entries are read without the others', async () => {
    const { wholeTables, rows } = await plans.cost(() => page());
    expect(wholeTables.filter((table) => table !== 'services')).toEqual([]);
    expect(rows).toBeLessThanOrEqual(2 * 21);
  });

  it('the next page is read without the entries after it', async () => {
    const last = (await page())[19];
    const { wholeTables, rows } = await plans.cost(() => page(last && cursorAfter(last)));
    expect(wholeTables.filter((table) => table !== 'services')).toEqual([]);
    expect(rows).toBeLessThanOrEqual(2 * 21);
  });

  it('each entry shows the balance after it, on every page', async () => {
    const first = await page();
    const last = first[19];
    if (!last) throw new Error('the page is too short');
    const second = await page(cursorAfter(last));
    const total = history * 100;
    const shown = [...first.slice(0, 20), ...second].map(({ balanceCents }) => balanceCents);
    expect(shown).toEqual(shown.map((_, index) => total - index * 100));
    expect(second[0]?.id).toBe(first[20]?.id);
  });

  it('the balance is read from the last entry', async () => {
    let credit = 0;
    const { wholeTables, rows } = await plans.cost(async () => {
      credit = await creditOf(db, Posting.payableTo(busy));
    });
    expect(credit).toBe((history - history / 10) * 100);
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThanOrEqual(1);
  });

  it('a booking looks its accounts up and sums nothing up', async () => {
    const { wholeTables, rows } = await plans.cost(() =>
      db.transaction(async (tx) => {
        const entries = Posting.moved(Posting.payableTo(busy), [[Posting.cash, 500]]);
        await post(tx, { kind: 'payout', cause: randomUUID(), entries }, new Date());
      }),
    );
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThanOrEqual(2);
  });
});
