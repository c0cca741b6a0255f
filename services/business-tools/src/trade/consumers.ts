import { consumer } from '@sidework/chassis/events/consumer';
import {
  escrowReleased,
  servicePaidOutside,
} from '@sidework/contracts/client-services/events/money';
import { draftSale } from './draft-sale.ts';

export const draftSaleWhenEscrowReleased = consumer({
  name: 'draft-sale-when-escrow-released',
  event: escrowReleased,
  handle: (tx, { data, occurredAt }) =>
    draftSale(tx, { ...data, amountCents: data.grossCents }, occurredAt),
});

export const draftSaleWhenServicePaidOutside = consumer({
  name: 'draft-sale-when-service-paid-outside',
  event: servicePaidOutside,
  handle: (tx, { data, occurredAt }) => draftSale(tx, data, occurredAt),
});
