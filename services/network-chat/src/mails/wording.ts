import type { MailTicket } from '@sidework/chassis/jobs/letter';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import { clientServicesKinds } from '@sidework/contracts/network-chat/notification-kinds/client-services';
import type { Told } from '@sidework/contracts/network-chat/notification-kinds/kind';
import { marketplaceKinds } from '@sidework/contracts/network-chat/notification-kinds/marketplace';

const buttons: Partial<Record<NotificationKind, string>> = {
  message: 'Read and reply',
  connection_requested: 'Accept or decline',
  offer_received: 'Accept or decline',
  offer_accepted: 'Open the conversation',
  room_opened: 'Open the room',
  words_let_through: 'Send them again',
  warned: 'Read the warning',
  content_hidden: 'Read it or appeal',
  appeal_decided: 'Read the answer',
  proposal_received: 'See the proposal',
  proposal_accepted: 'Open the work',
  proposal_overtaken: 'See the job',
  child_hire_approved: 'Open the work',
  child_hire_ended: 'See your job',
  job_nearly_expired: 'Keep the job open',
  job_expired: 'Post it again',
  service_started: 'Open the work',
  service_completed: 'Leave a review',
  service_reopened: 'See the request',
  deadline_set: 'See the deadline',
  review_received: 'Read the review',
  service_proposed: 'Accept or decline',
  service_agreed: 'Open the work',
  negotiation_received: 'Answer the proposal',
  negotiation_closed: 'Open the work',
  contract_offered: 'Read and sign',
  contract_signed: 'Open the work',
  milestones_proposed: 'See the milestones',
  milestones_agreed: 'Open the work',
  milestone_finished: 'Release the milestone',
  tip_received: 'See the tip',
  expense_proposed: 'See the receipt',
  expense_declined: 'Open the work',
  expense_paid: 'Open the work',
  extension_requested: 'Answer the request',
  extension_approved: 'See the deadline',
  payment_protected: 'Open the work',
  payment_asked: 'Release the payment',
  payment_received: 'See your balance',
  payment_released: 'See the payment',
  payment_outside: 'See your income',
  payout_arrived: 'See the payout',
  payout_failed: 'See your balance',
  dispute_opened: 'Answer the dispute',
  dispute_answered: 'See the dispute',
  dispute_split: 'See the decision',
  child_dispute_split: 'See the decision',
  dispute_appealed: 'See the dispute',
  dispute_decided: 'See the decision',
  child_digest: 'Read the day',
  child_proposed: 'Answer the proposal',
  child_hire_requested: 'Say yes or no',
  child_terms_asked: 'Say yes or no',
  child_appointment_asked: 'Say yes or no',
  child_words: 'Read it',
  child_words_held: 'Read them',
  child_words_waiting: 'Say yes or no',
  child_connects: 'Say yes or no',
  child_asked_to_connect: 'Say yes or no',
  course_certificate: 'See the certificate',
  expiry_approached: 'Renew it',
  tax_payment_approached: 'See the payment',
};

/** The label names the next step of the reader. */
export const buttonLabel = (kind: NotificationKind): string =>
  buttons[kind] ?? 'See it on Sidework';

const kindsOfWork = new Set(Object.keys({ ...marketplaceKinds, ...clientServicesKinds }));

/** The job or service that the mail is about, with the other side's name. A payout is about none. */
export function ticketOf(
  kind: NotificationKind,
  told: Told,
  isOwn: boolean,
): MailTicket | undefined {
  const { title, name, amountCents } = told;
  if (!kindsOfWork.has(kind) || kind.startsWith('payout_')) return undefined;
  const amount = amountCents === undefined ? undefined : formatCents(amountCents);
  return { title: `“${title}”`, facts: isOwn ? [] : [name], amount };
}
