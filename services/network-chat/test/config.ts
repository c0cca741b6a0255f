/** How many calls the random walk makes; `WALK_CALLS=50000 WALK_SEED=7`. Without a seed each run makes its own choices. */
export function readWalkConfig() {
  const { WALK_CALLS, WALK_SEED } = process.env;
  return {
    calls: Number(WALK_CALLS || 2_000),
    seed: Number(WALK_SEED || Math.floor(Math.random() * 1_000_000)),
  };
}
