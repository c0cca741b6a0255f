import type { RecordOrigin } from '@sidework/contracts/business-tools/record-form';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { paths } from '../../lib/paths.ts';

interface Kind {
  /** The chip shows it. */
  word: string;
  pathOf(id: string): string;
}

const kinds: Record<RecordOrigin['kind'], Kind> = {
  service: { word: 'From a payment', pathOf: paths.service },
  paid_outside: { word: 'Paid outside', pathOf: paths.service },
  event: { word: 'Ticket sold', pathOf: educationAddresses.attendees },
  course: { word: 'Course sold', pathOf: educationAddresses.students },
  recurring: { word: 'Recurring', pathOf: () => `${paths.taxTracker}?tab=recurring` },
  trip: { word: 'Mileage log', pathOf: () => `${paths.taxTracker}?tab=mileage` },
  sale: { word: 'Sale abroad', pathOf: (id) => `${paths.internationalTrade}?sale=${id}` },
};

/** It gives words for the origin, and the path of its page. */
export function originOf(origin: RecordOrigin | null): { word: string; to?: string } {
  if (!origin) return { word: 'From a sale' };
  const { word, pathOf } = kinds[origin.kind];
  return { word, to: pathOf(origin.id) };
}
