const number = (name: string, usual: number) => Number(process.env[name] || usual);

/**
 * How much the model tests of money do: little in each run of the tests, and at full size in the campaign. With
 * `MONEY_KILLS` the doors are those of a process of its own, which is killed so often.
 */
export function readMoneyConfig() {
  return {
    operations: number('MONEY_OPERATIONS', 2_000),
    services: number('MONEY_SERVICES', 10),
    atOnce: number('MONEY_AT_ONCE', 10),
    kills: number('MONEY_KILLS', 0),
    /** Races of each ordered pair. */
    races: number('MONEY_RACES', 5),
    racesAtOnce: number('MONEY_RACES_AT_ONCE', 1),
    seed: number('FAULT_SEED', Date.now() % 2 ** 31),
  };
}
