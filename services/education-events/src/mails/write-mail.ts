import type { Mail } from '@sidework/chassis/jobs/mail';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import type { Deps } from '../deps.ts';
import { deleteMailTask, findMailTask } from '../tasks/queries.ts';
import type { mailKinds } from '../tasks/table.ts';
import { accessMails, courseApprovalMails } from './course-mails.ts';
import {
  childSeatEndedMails,
  eventApprovalMails,
  eventCancelledMails,
  eventChangedMails,
  ticketMails,
} from './event-mails.ts';
import { givenSeatCancelledMails, ticketReturnedMails } from './given-ticket-mails.ts';
import {
  offeredEventChangedMails,
  seatOfferedMails,
  waitedEventCancelledMails,
} from './waitlist-mails.ts';
import { seatCancelledMails, ticketGivenAwayMails } from './withdrawn-ticket-mails.ts';

type Write = (deps: Deps, subjectId: string) => Promise<Mail[]>;

const writers: Record<(typeof mailKinds)[number], Write> = {
  access: accessMails,
  approval_of_course: courseApprovalMails,
  approval_of_event: eventApprovalMails,
  ticket: ticketMails,
  event_changed: eventChangedMails,
  event_cancelled: eventCancelledMails,
  child_seat_ended: childSeatEndedMails,
  seat_cancelled: seatCancelledMails,
  ticket_given_away: ticketGivenAwayMails,
  ticket_returned: ticketReturnedMails,
  given_seat_cancelled: givenSeatCancelledMails,
  seat_offered: seatOfferedMails,
  offered_event_changed: offeredEventChangedMails,
  waited_event_cancelled: waitedEventCancelledMails,
};

/** Writes a mail as things stand now, and queues it with the end of its task. */
export async function writeMail(deps: Deps, task: TakenTask): Promise<void> {
  const about = await findMailTask(deps.db, task.id);
  const mails = about ? await writers[about.kind](deps, about.subjectId) : [];
  await deps.db.transaction(async (tx) => {
    if (!(await finishPersonTask(tx, task))) return;
    await deleteMailTask(tx, task.id);
    for (const mail of mails) await queueMail(tx, mail);
  });
}
