import { unprocessable } from '@sidework/chassis/errors';
import { creditsIn } from '@sidework/contracts/education-events/course-options';
import type {
  EducationOfEvent,
  EventEducation,
} from '@sidework/contracts/education-events/event-hours';
import { dayIn } from '@sidework/contracts/kernel/local-day';

interface Times {
  eventDate: Date;
  endsAt: Date;
}

interface Written {
  education?: EventEducation | null | undefined;
  allowsKids?: boolean | undefined;
  timeZone: string;
}

/** An event gives no more hours than it lasts, at 50 minutes each, and only those that a state accepts on its day (D-127). */
export function educationFor(
  { education, allowsKids, timeZone }: Written,
  { eventDate, endsAt }: Times,
): EventEducation | null {
  if (!education) return null;
  if (allowsKids) throw unprocessable('event_hours_of_adults');
  const most = creditsIn((endsAt.getTime() - eventDate.getTime()) / 60_000);
  if (education.hours > most)
    throw unprocessable('event_hours_too_many', undefined, {
      'education.hours': `An event of this length gives at most ${most}`,
    });
  if (statesOf(education, dayIn(timeZone, eventDate)).length === 0)
    throw unprocessable('event_hours_not_approved', undefined, {
      'education.approvals.0.validThrough': 'Choose the day of the event or a later one',
    });
  return education;
}

const statesOf = ({ approvals }: EventEducation, day: string) =>
  approvals.filter(({ validThrough }) => validThrough >= day).map(({ state }) => state);

/** As it is counted for an attendee who was checked in. */
export function toEducationFact(event: {
  education: EventEducation | null;
  eventDate: Date;
  timeZone: string;
}): EducationOfEvent | undefined {
  if (!event.education) return undefined;
  const { hours, category, subject } = event.education;
  const completedOn = dayIn(event.timeZone, event.eventDate);
  return { hours, category, subject, states: statesOf(event.education, completedOn), completedOn };
}
