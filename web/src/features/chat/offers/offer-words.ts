import type { OfferView } from '@sidework/contracts/network-chat/offers';
import { dayText } from '../../../lib/dates.ts';
import type { Meaning } from '../../../ui/figures/chip.tsx';

/** When the work is done: by a day, or so long after the client accepts. */
export function timeOf({ day, workingDays }: Pick<OfferView, 'day' | 'workingDays'>): string {
  if (day) return `By ${dayText(day)}`;
  return workingDays === 1
    ? '1 working day after acceptance'
    : `${workingDays} working days after acceptance`;
}

interface Standing {
  meaning: Meaning;
  word: string;
}

/** An open offer waits for its client; the word says whose turn it is. */
export function standingOf({ status }: OfferView, isOwn: boolean): Standing {
  if (status === 'open')
    return isOwn
      ? { meaning: 'waiting', word: 'Waiting for an answer' }
      : { meaning: 'turn', word: 'Waiting for you' };
  if (status === 'accepted') return { meaning: 'open', word: 'Accepted' };
  return { meaning: 'over', word: ended[status] };
}

const ended = { declined: 'Declined', withdrawn: 'Withdrawn', expired: 'Expired' };
