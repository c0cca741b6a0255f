import { linkedRoutes } from '../web-addresses.ts';

/** The records in somebody's books of one service, event, course or sale. */
export const booksOf = (originId: string): string =>
  `${linkedRoutes.taxTracker}?year=all&origin=${encodeURIComponent(originId)}`;
