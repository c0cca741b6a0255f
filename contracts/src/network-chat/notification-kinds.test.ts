import { expect, it } from 'vitest';
import { businessToolsKinds } from './notification-kinds/business-tools.ts';
import { clientServicesKinds } from './notification-kinds/client-services.ts';
import { courseKinds } from './notification-kinds/courses.ts';
import { eventKinds } from './notification-kinds/events.ts';
import { identityKinds } from './notification-kinds/identity.ts';
import { marketplaceKinds } from './notification-kinds/marketplace.ts';
import { networkChatKinds } from './notification-kinds/network-chat.ts';
import { notificationKinds, notificationText } from './notification-kinds.ts';
import { notificationSubjects } from './notification-subjects.ts';

const byPublisher = [
  networkChatKinds,
  businessToolsKinds,
  marketplaceKinds,
  clientServicesKinds,
  courseKinds,
  eventKinds,
  identityKinds,
];

it('has each kind of each publisher, and none of two', () => {
  expect(byPublisher.flatMap((kinds) => Object.keys(kinds))).toEqual(notificationKinds);
});

it('has each kind in one subject of the settings', () => {
  const kinds = notificationSubjects.flatMap((subject) => subject.kinds);
  expect(kinds.toSorted()).toEqual(notificationKinds.toSorted());
});

// Notifications and preferences are stored under these names.
it('keeps the names that are stored', () => {
  expect(notificationKinds).toEqual([
    'message',
    'connection_requested',
    'connection_accepted',
    'child_connects',
    'child_asked_to_connect',
    'child_digest',
    'child_words',
    'child_words_held',
    'child_words_waiting',
    'words_let_through',
    'offer_received',
    'offer_accepted',
    'offer_declined',
    'room_opened',
    'report_decided',
    'support_answered',
    'warned',
    'content_hidden',
    'appeal_decided',
    'expiry_approached',
    'tax_payment_approached',
    'license_verified',
    'license_not_verified',
    'job_invitation',
    'search_matched',
    'search_digest',
    'proposal_received',
    'child_proposed',
    'proposal_withdrawn',
    'proposal_accepted',
    'proposal_declined',
    'proposal_changed',
    'child_hire_requested',
    'child_hire_approved',
    'child_hire_ended',
    'proposal_overtaken',
    'job_nearly_expired',
    'job_expired',
    'service_started',
    'service_progressed',
    'service_completed',
    'service_reopened',
    'deadline_set',
    'estimate_set',
    'review_received',
    'service_proposed',
    'service_agreed',
    'service_declined',
    'negotiation_received',
    'negotiation_closed',
    'milestones_proposed',
    'milestones_agreed',
    'milestone_finished',
    'contract_offered',
    'contract_signed',
    'tip_received',
    'expense_proposed',
    'expense_declined',
    'expense_paid',
    'child_terms_asked',
    'child_appointment_asked',
    'child_appointment_cancelled',
    'extension_requested',
    'extension_approved',
    'extension_denied',
    'review_replied',
    'client_review_received',
    'client_review_replied',
    'payment_protected',
    'payment_asked',
    'payment_received',
    'payment_released',
    'payment_outside',
    'payout_arrived',
    'payout_failed',
    'service_cancelled',
    'appointment_booked',
    'appointment_near',
    'appointment_cancelled',
    'appointment_dropped',
    'appointment_proposed',
    'appointment_agreed',
    'appointment_declined',
    'dispute_opened',
    'dispute_answered',
    'dispute_split',
    'child_dispute_split',
    'dispute_appealed',
    'dispute_decided',
    'child_asked',
    'course_access',
    'course_enrolled',
    'course_certificate',
    'course_finished',
    'course_ended',
    'course_refunded',
    'course_closed',
    'course_given_back',
    'course_asked',
    'course_answered',
    'course_session_near',
    'course_session_cancelled',
    'course_approved',
    'course_rejected',
    'event_registration',
    'event_registration_cancelled',
    'event_ticket',
    'event_changed',
    'event_cancelled',
    'event_opened',
    'event_not_opened',
    'seat_ended',
    'seat_offered',
    'child_seat_ended',
    'consent_given',
    'consent_revoked',
    'account_paused',
    'account_checked',
    'child_consent_given',
    'child_consent_rejected',
    'child_consent_revoked',
    'child_paused',
    'child_checked',
  ]);
});

it('says of no agreed work that it has begun: the stage of the work does', () => {
  const texts = notificationKinds.map((kind) =>
    notificationText(kind, { name: 'Pat', title: 'Tap' }),
  );
  expect(texts.filter((text) => /has begun|not started/i.test(text))).toEqual([]);
});

it('says to a child itself who can write in the room', () => {
  const of = (reason?: string) =>
    notificationText('room_opened', { name: 'Pat', title: 'Tap', ...(reason && { reason }) });
  expect(of('child')).toMatch(/You, the client and your guardians can write in it\.$/);
  expect(of()).toMatch(/The client, the child and the guardians can write in it\.$/);
});

it('has words for a kind that only a newer release knows', () => {
  expect(notificationText('badge_earned', { name: 'Pat', title: 'Repair a tap' })).toBe(
    'There is news about “Repair a tap”.',
  );
});

it.each([
  ['child_connects', 'Your child Leo M. wants to connect with Tobi A.'],
  ['child_asked_to_connect', 'Tobi A. asks to connect with your child Leo M.'],
  [
    'child_consent_revoked',
    'Your child Leo M. no longer has a valid consent. They can look around, and what they started ends.',
  ],
] as const)(
  'of %s ends each sentence with one full stop, after the initial of a child too',
  (kind, text) => {
    expect(notificationText(kind, { name: 'Leo M.', title: 'Tobi A.' })).toBe(text);
  },
);
