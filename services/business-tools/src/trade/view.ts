import type { TradeRow, Written } from './trade-shelf.ts';

/** A record as its owner sees it: everything there is of it. */
export const toView = <W extends Written>(row: TradeRow<W>) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
