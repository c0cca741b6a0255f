import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { allAttendees, attendeesCsv } from './attendees-csv.ts';

/** All who come, as a file for a spreadsheet. */
export function ExportAttendees({ event }: { event: Pick<EventView, 'id' | 'timeZone'> }) {
  const { isBusy, run } = useBusy();
  const save = () =>
    run(async () => {
      try {
        offer(attendeesCsv(await allAttendees(event.id), event.timeZone));
      } catch (failure) {
        toastFailure(texts.toastTitles.error, messageOf(failure));
      }
    });
  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void save()}>
      Save as CSV
    </PlainButton>
  );
}

function offer(csv: string) {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: 'attendees.csv' }).click();
  URL.revokeObjectURL(url);
}
