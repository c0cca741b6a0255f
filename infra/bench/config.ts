/** How many jobs, gigs and people the two platforms of `make bench-growth` hold, and which questions are asked. */
export function readGrowthConfig(): { few: number; many: number; only: string[] } {
  const { FEW, MANY, ONLY = '' } = process.env;
  return { few: Number(FEW || 10_000), many: Number(MANY || 1_000_000), only: ONLY.split(',') };
}

/** Which pages `make lighthouse` opens, and how often. */
export function readLighthouseConfig(): { pages: string[]; rounds: number } {
  const { PAGES, ROUNDS } = process.env;
  return { pages: (PAGES || '/,/jobs,/auth').split(','), rounds: Number(ROUNDS || 5) };
}
