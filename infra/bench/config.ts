/** How many jobs the two platforms of `make bench-growth` hold. */
export function readGrowthConfig(): { few: number; many: number } {
  const { FEW, MANY } = process.env;
  return { few: Number(FEW || 10_000), many: Number(MANY || 1_000_000) };
}
