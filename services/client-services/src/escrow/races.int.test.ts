import { begun, type Money, type Step } from '@sidework/contracts/acceptance/money';
import { expect, it } from 'vitest';
import { readMoneyConfig } from '../../test/config.ts';
import { aDriver } from '../../test/money-driver.ts';
import { take } from '../../test/money-orders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices({ SERVICE_CHANGES_PER_HOUR: 1_000 });
const { races, racesAtOnce } = readMoneyConfig();

const acts = {
  release: { do: 'release' },
  'cancel by client': { do: 'cancel', by: 'client', blames: false },
  'cancel by professional': { do: 'cancel', by: 'professional', blames: false },
  complete: { do: 'complete' },
  'accept negotiation': { do: 'accept', by: 'client' },
  'approve extension': { do: 'approve-extension' },
} as const satisfies Record<string, Step>;
type Act = keyof typeof acts;

/** Work under way in full funds, with other terms and a later deadline that wait for the client. */
async function underWay() {
  const driver = await aDriver(service, 40_000);
  let money: Money = begun(40_000);
  for (const step of [
    { do: 'begin-funding', cents: 40_000 },
    { do: 'propose', by: 'professional', cents: 32_000 },
    { do: 'ask-extension' },
  ] as const)
    ({ money } = await take(driver, money, [
      step.do === 'begin-funding' ? [step, { do: 'arrive', cents: step.cents }] : [step],
    ]));
  return { driver, money };
}

const names = Object.keys(acts) as Act[];
/** These end the work, or wait when it ends. */
const ends: Act[] = ['cancel by client', 'cancel by professional', 'complete'];
const excludes = (one: Act, other: Act): boolean =>
  one === other || (ends.includes(one) && ends.includes(other));
const pairs = names.flatMap((one) => names.map((other) => ({ one, other })));

it.each(pairs)(
  '$one and $other at once end as one after the other [D-47, PAY-11]',
  async ({ one, other }) => {
    const race = async () => {
      const { driver, money } = await underWay();
      const { answers } = await take(driver, money, [[{ ...acts[one] }], [{ ...acts[other] }]]);
      if (excludes(one, other)) expect(answers.toSorted()).toEqual([409, 'done']);
      else expect(answers).toContain('done');
    };
    for (let run = 0; run < races; run += racesAtOnce)
      await Promise.all(Array.from({ length: Math.min(racesAtOnce, races - run) }, race));
  },
  3_600_000,
);
