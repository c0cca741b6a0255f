import type { RecordOrigin } from '@sidework/contracts/business-tools/record-form';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { paths } from '../../lib/paths.ts';

interface Kind {
  /** What a record of this kind is called on its chip. */
  word: string;
  pathOf(id: string): string;
}

const kinds: Record<RecordOrigin['kind'], Kind> = {
  service: { word: 'From a payment', pathOf: paths.service },
  paid_outside: { word: 'Paid outside', pathOf: paths.service },
  event: { word: 'Ticket sold', pathOf: educationAddresses.attendees },
  course: { word: 'Course sold', pathOf: educationAddresses.students },
  sale: { word: 'Sale abroad', pathOf: () => paths.internationalTrade },
};

/** What a record that Sidework wrote came from, in words, and the page that it leads to. */
export function originOf(origin: RecordOrigin | null): { word: string; to?: string } {
  if (!origin) return { word: 'From a sale' };
  const { word, pathOf } = kinds[origin.kind];
  return { word, to: pathOf(origin.id) };
}
