/** Whether arrays and plain objects stand in each other more than `levels` deep; anything else in them is not looked into. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (!isNested(value)) return false;
  if (levels === 0) return true;
  return Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

const isNested = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);
