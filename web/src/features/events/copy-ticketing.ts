import { getEvent } from '@sidework/contracts/education-events/event-listings';
import { changeTicketing, getTicketing } from '@sidework/contracts/education-events/ticketing';
import { call } from '../../lib/api.ts';

/** The tickets of a copy are sold from now on until its start, because it has another time than the event it copies. */
export async function copyTicketing(fromId: string, toId: string): Promise<void> {
  const [kept, copy] = await Promise.all([
    call(getTicketing, { params: { eventId: fromId } }),
    call(getEvent, { params: { eventId: toId } }),
  ]);
  const { ticketTypes, promoCodes, questions, refundRule } = kept;
  await call(changeTicketing, {
    params: { eventId: toId },
    body: {
      ticketTypes: ticketTypes.map(({ taken: _, ...type }) => ({
        ...type,
        salesFrom: null,
        salesUntil: null,
      })),
      promoCodes: promoCodes.map(({ used: _, ...promo }) => ({
        ...promo,
        validFrom: null,
        validUntil: null,
      })),
      questions,
      refundRule,
      version: copy.version ?? 1,
      scope: 'later',
    },
  });
}
