import type { TradeRow } from './queries.ts';

/** A record as its owner sees it: everything there is of it. */
export const toView = <R extends TradeRow>(row: R) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
