import type { EventView } from '@sidework/contracts/education-events/event-listings';

export const isPaid = ({
  priceCents,
  ticketTypes,
}: Pick<EventView, 'priceCents' | 'ticketTypes'>) =>
  priceCents > 0 || ticketTypes.some((type) => type.priceCents > 0);
