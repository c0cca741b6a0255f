import { consumer } from '@sidework/chassis/events/consumer';
import { escrowRefunded, escrowReleased } from '@sidework/contracts/client-services/events';
import { bookPosting } from './enter-posting.ts';

export const bookIncomeWhenEscrowReleased = consumer({
  name: 'book-income-when-escrow-released',
  event: escrowReleased,
  handle: (tx, { data }) => bookPosting(tx, data, 1),
});

export const reverseIncomeWhenEscrowRefunded = consumer({
  name: 'reverse-income-when-escrow-refunded',
  event: escrowRefunded,
  handle: (tx, { data }) => bookPosting(tx, data, -1),
});
