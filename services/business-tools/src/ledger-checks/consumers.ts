import { consumer } from '@sidework/chassis/events/consumer';
import { earningsSummed } from '@sidework/contracts/client-services/events/money';
import { compareBooks } from './compare-books.ts';

export const compareBooksWhenEarningsSummed = consumer({
  name: 'compare-books-when-earnings-summed',
  event: earningsSummed,
  handle: (tx, { data, occurredAt }) => compareBooks(tx, data, occurredAt),
});
