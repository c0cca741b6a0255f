import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';

/** What a need is about, in a word; one that only a newer release knows has none. */
export const needWords: Partial<Record<NeedKind, string>> = {
  ...of('Proposal', ['proposal_to_answer', 'child_proposal']),
  ...of('Job', ['job_ends_soon']),
  ...of('Hire', ['child_hire']),
  ...of('Message', ['unread_messages', 'room_message']),
  ...of('Connection', ['connection_request', 'child_connects', 'child_asked_to_connect']),
  ...of('Service', ['service_to_agree', 'changes_requested', 'extension_to_answer']),
  ...of('Deadline', ['deadline_near', 'expiry_due', 'expiry_passed']),
  ...of('Money', ['negotiation_to_answer', 'release_requested', 'top_up', 'dispute_open']),
  ...of('Money', ['course_to_pay', 'seat_to_pay']),
  ...of('Tax', ['tax_payment_due']),
  ...of('Approval', ['approval_to_give']),
  ...of('Course', ['course_to_review', 'course_to_publish', 'course_to_change']),
  ...of('Event', ['event_near', 'event_to_host']),
  ...of('Verification', ['verification_waits']),
  ...of('Consent', ['consent_waits']),
  ...of('Report', ['report_waits']),
};

function of(word: string, kinds: NeedKind[]): Partial<Record<NeedKind, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, word]));
}
