import { setTimeout as sleep } from 'node:timers/promises';
import { begun, type Money, missing, type Step } from '@sidework/contracts/acceptance/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMoneyConfig } from '../../test/config.ts';
import { faultsIn } from '../../test/faults-in-books.ts';
import { openKilledDoors } from '../../test/killed-doors.ts';
import { runBackgroundJobs } from '../../test/money.ts';
import { aDriver, type Sends } from '../../test/money-driver.ts';
import { take } from '../../test/money-orders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices({ SERVICE_CHANGES_PER_HOUR: 100_000 });
type Driver = Awaited<ReturnType<typeof aDriver>>;

const { operations, services, atOnce, kills, seed } = readMoneyConfig();
const rounds = 10;
const turns = operations / services / rounds;
/** All that was written is read in one snapshot, by each service once in so many turns. */
const snapshotEvery = Math.max(10, services);

const by = fc.constantFrom('client' as const, 'professional' as const);
const share = fc.integer({ min: 1, max: 100 });
/** An operation; its amount follows from the state of the service. */
const wish = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('fund' as const), share }) },
  ...(['release', 'fund-part', 'release-part'] as const).map((name) => ({
    weight: 2,
    arbitrary: fc.record({ do: fc.constant(name) }),
  })),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('complete' as const) }) },
  ...(['request-release', 'reopen', 'paid-outside', 'pay-fee'] as const).map((name) => ({
    weight: 1,
    arbitrary: fc.record({ do: fc.constant(name) }),
  })),
  ...(['ask-extension', 'approve-extension'] as const).map((name) => ({
    weight: 1,
    arbitrary: fc.record({ do: fc.constant(name) }),
  })),
  ...(['accept', 'reject', 'payout', 'dispute', 'waive-fee'] as const).map((name) => ({
    weight: name === 'accept' ? 3 : 1,
    arbitrary: fc.record({ do: fc.constant(name), by }),
  })),
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), by, blames: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), share }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('propose' as const), by, share }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), share }) },
  ...(['tip', 'expense', 'agree-parts'] as const).map((name) => ({
    weight: 1,
    arbitrary: fc.record({ do: fc.constant(name), share }),
  })),
);
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

const sends = fc.oneof(
  { weight: 65, arbitrary: fc.constant<Sends>('once') },
  { weight: 30, arbitrary: fc.constant<Sends>('twice') },
  { weight: 5, arbitrary: fc.constant<Sends>('with another body') },
);
/** Every fourth time both parties act at once. */
const turn = fc.record({
  wishes: fc.oneof(
    { weight: 3, arbitrary: fc.tuple(wish) },
    { weight: 1, arbitrary: fc.tuple(wish, wish) },
  ),
  sends,
});
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;

const partOf = (cents: number, percent: number) => Math.max(1, Math.ceil((cents * percent) / 100));

function stepsOf(asked: Wish, money: Money): Step[] {
  switch (asked.do) {
    case 'fund': {
      const cents = partOf(missing(money) || 100, asked.share + 5);
      return [
        { do: 'begin-funding', cents },
        { do: 'arrive', cents },
      ];
    }
    case 'settle':
      return [{ do: 'settle', percentToProfessional: asked.share }];
    case 'propose':
      return [{ do: 'propose', by: asked.by, cents: partOf(money.totalCents, 50 + asked.share) }];
    case 'tip':
    case 'expense':
      return [{ do: asked.do, cents: 100 * asked.share }];
    case 'agree-parts':
      return [{ do: 'agree-parts', firstCents: partOf(money.totalCents, asked.share) }];
    case 'refund':
      return [{ do: 'refund', cents: partOf(money.releasedCents, asked.share) }];
    default:
      return [asked];
  }
}

/** The model takes as one step what is two requests, such as to begin and to charge a payment beside the work, so it comes alone. */
const alone = (wishes: readonly Wish[]): readonly Wish[] => {
  const one = wishes.find(({ do: name }) => inOneStep.has(name));
  return one ? [one] : wishes;
};
const inOneStep = new Set<Wish['do']>(['tip', 'expense', 'agree-parts', 'fund-part']);

const turnOf = async (driver: Driver, money: Money, { wishes, sends: how }: Turn) =>
  (
    await take(
      driver,
      money,
      alone(wishes).map((each) => stepsOf(each, money)),
      how,
    )
  ).money;

/** So that nothing stays held. */
async function finish(driver: Driver, money: Money): Promise<Money> {
  const settled = money.isDisputed
    ? await turnOf(driver, money, { wishes: [{ do: 'settle', share: 50 }], sends: 'once' })
    : money;
  return settled.heldCents > 0
    ? turnOf(driver, settled, { wishes: [{ do: 'release' }], sends: 'once' })
    : settled;
}

/** Does the work of each lane, so many at once, and throws what went wrong in any. */
async function inLanes(works: (() => Promise<void>)[]): Promise<void> {
  const left = [...works];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await next();
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

it(`the books follow the table of domain 5 through ${operations} random operations of many at once [D-38, D-47]`, async () => {
  console.log(`Random operations on money: FAULT_SEED=${seed}`);
  const doors = kills > 0 ? await openKilledDoors(service) : undefined;
  let isOver = false;
  const killing = doors && keepKilling(doors, () => isOver);
  const plans = fc.array(fc.array(turn, { minLength: turns, maxLength: turns }), {
    minLength: services,
    maxLength: services,
  });
  const totals = { minLength: services, maxLength: services };
  const { errorInstance } = await fc.check(
    fc.asyncProperty(
      plans,
      fc.array(fc.integer({ min: 1, max: 90_000 }), totals),
      async (all, totalsOf) => {
        await inLanes(
          all.map((plan, lane) => async () => {
            const totalCents = totalsOf[lane] ?? 1;
            const driver = await aDriver(service, totalCents, doors);
            let money = begun(totalCents);
            for (const [at, each] of plan.entries()) {
              money = await turnOf(driver, money, each);
              // While the others write.
              if (at % snapshotEvery === lane) expect(await faultsIn(service)).toEqual([]);
            }
            money = await finish(driver, money);
            expect(money.heldCents).toBe(0);
          }),
        );
        await runBackgroundJobs(service);
        expect(await faultsIn(service)).toEqual([]);
      },
    ),
    { seed, numRuns: rounds, endOnFailure: true },
  );
  isOver = true;
  await killing;
  await doors?.close();
  if (doors) console.log(`The process was killed ${doors.kills()} times.`);
  // Without the plan itself, which fills pages: the seed makes it again.
  if (errorInstance) throw errorInstance;
  const [left] = await service.sql`
    select coalesce(sum(amount_cents), 0)::int as cents from ledger_entries
    join ledger_accounts account on account.id = account_id where kind = 'escrow'`;
  expect(left).toEqual({ cents: 0 });
}, 3_600_000);

/** Kills the process at moments of chance until the work is over, or it was killed often enough. */
async function keepKilling(
  doors: Awaited<ReturnType<typeof openKilledDoors>>,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver() && doors.kills() < kills) {
    await sleep(200 + Math.random() * 800);
    if (!isOver()) await doors.kill();
  }
}
