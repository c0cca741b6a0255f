import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { ReactNode } from 'react';
import { SmallPanel } from '../../../ui/figures/small-panel.tsx';
import type { PanelHeading } from '../parts/service-parts.tsx';
import { DayText } from './day-text.tsx';
import { foreignZoneText } from './deadline.ts';
import { EditableDay } from './editable-day.tsx';

export interface Schedule {
  service: ServiceView;
  /** Which of the two parties is looking: each sets one of the days (D-49). */
  side: 'client' | 'professional';
  /** Saves the day of this side; null takes it away. */
  saveDay: (day: string | null) => Promise<unknown>;
}

/** The two days of the work: the client's deadline and the professional's estimate. */
export function DeadlineManagement({
  service,
  side,
  saveDay,
  heading,
  children,
}: Schedule & { heading?: PanelHeading | undefined; children?: ReactNode }) {
  const isOpen = service.status === 'in_progress';
  const zone = foreignZoneText(service);
  if (!isOpen && !service.deadline && !service.estimatedCompletionDate) return null;
  return (
    <SmallPanel title="Deadline Management" heading={heading}>
      {isOpen && side === 'client' && !service.isOfChild ? (
        <EditableDay
          label="Project deadline"
          field="deadline"
          description={zone && `The day ends in ${zone}.`}
          service={service}
          saveDay={saveDay}
        >
          <DayText label="Estimated completion" day={service.estimatedCompletionDate} />
        </EditableDay>
      ) : (
        (isOpen || service.deadline) && (
          <DayText
            label="Project deadline"
            day={service.deadline}
            zone={zone}
            hint={
              service.isOfChild
                ? 'It changes by new terms, with a guardian'
                : 'Client sets the deadline'
            }
          />
        )
      )}
      {isOpen && side === 'professional' && (
        <EditableDay
          label="Estimated completion"
          field="estimatedCompletionDate"
          service={service}
          saveDay={saveDay}
        />
      )}
      {!isOpen && service.estimatedCompletionDate && (
        <DayText label="Estimated completion" day={service.estimatedCompletionDate} />
      )}
      {children}
    </SmallPanel>
  );
}
