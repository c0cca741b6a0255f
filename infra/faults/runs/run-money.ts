import { runVitest } from '../../checks/vitest-run.ts';

const suites = ['ledger/random-operations', 'escrow/races'];

export interface MoneySize {
  operations: number;
  services: number;
  atOnce: number;
  kills: number;
  /** The number of races of each ordered pair. */
  races: number;
}

/** Has client-services alone moved money at random while it is killed, and each pair of deeds raced; gives whether the books held. */
export async function isCleanAfterMoney(size: MoneySize, seed: number): Promise<boolean> {
  const { operations, services, atOnce, kills, races } = size;
  console.log(
    `\nMoves money by ${operations} operations on ${services} services at a time, ${atOnce} at once, and kills the ` +
      `process up to ${kills} times; races each pair of deeds ${races} times. FAULT_SEED=${seed} makes the same choices again.`,
  );
  const env = {
    MONEY_OPERATIONS: `${operations}`,
    MONEY_SERVICES: `${services}`,
    FAULT_SEED: `${seed}`,
    MONEY_AT_ONCE: `${atOnce}`,
    MONEY_KILLS: `${kills}`,
    MONEY_RACES: `${races}`,
    MONEY_RACES_AT_ONCE: '8',
  };
  let isClean = true;
  for (const suite of suites) {
    const file = `services/client-services/src/${suite}.int.test.ts`;
    const { passed, output } = await runVitest({ projects: ['integration'], file, env });
    console.log(output.trimEnd());
    isClean &&= passed;
  }
  return isClean;
}
