import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';

/** A need that only a newer release knows has no word. */
export const needWords: Partial<Record<NeedKind, string>> = {
  ...withWord('Proposal', ['proposal_to_answer', 'child_proposal']),
  ...withWord('Job', ['job_ends_soon']),
  ...withWord('Hire', ['child_hire', 'child_terms']),
  ...withWord('Message', ['unread_messages', 'room_message']),
  ...withWord('Connection', ['connection_request', 'child_connects', 'child_asked_to_connect']),
  ...withWord('Service', [
    'service_to_agree',
    'offer_to_answer',
    'changes_requested',
    'extension_to_answer',
    'contract_to_sign',
  ]),
  ...withWord('Appointment', ['appointment_to_answer', 'child_appointment']),
  ...withWord('Deadline', ['deadline_near', 'expiry_due', 'expiry_passed']),
  ...withWord('Money', [
    'negotiation_to_answer',
    'release_requested',
    'dispute_open',
    'dispute_to_answer',
  ]),
  ...withWord('Money', [
    'work_to_fund',
    'work_to_pay',
    'top_up',
    'milestones_to_answer',
    'expense_to_pay',
  ]),
  ...withWord('Money', ['course_to_pay', 'seat_to_pay']),
  ...withWord('Task', ['client_task']),
  ...withWord('Tax', ['tax_payment_due']),
  ...withWord('Approval', ['approval_to_give']),
  ...withWord('Course', ['course_to_review', 'course_to_publish', 'course_to_change']),
  ...withWord('Event', ['event_near', 'event_to_host', 'event_to_review']),
  ...withWord('Verification', ['verification_waits']),
  ...withWord('Consent', ['consent_waits']),
  ...withWord('License', ['license_to_check']),
  ...withWord('Ledger', ['books_differ']),
  ...withWord('Report', ['report_waits', 'appeal_waits']),
  ...withWord('Support', ['support_waits']),
};

/** Each of these kinds with this word. */
function withWord(word: string, kinds: NeedKind[]): Partial<Record<NeedKind, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, word]));
}
