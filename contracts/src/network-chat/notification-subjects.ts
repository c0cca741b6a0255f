import type { UserType } from '../identity/profiles/account-types.ts';
import type { NotificationKind } from './notification-kinds.ts';

export interface NotificationSubject {
  title: string;
  kinds: readonly NotificationKind[];
  /** This type of user mostly does it. The others may too, so they find it below their own. */
  side?: UserType;
  /** Guardians alone are told of it. */
  isOfGuardians?: boolean;
  /** Only adults are told of it: children do not hire, teach or owe tax by themselves. */
  isOfAdults?: boolean;
  /** Children alone are told of it, in the app and never by mail: there is nothing to switch. */
  isOfChildren?: boolean;
}

/** The kinds of notifications as people look for them, which is not the service that tells of them. */
export const notificationSubjects: readonly NotificationSubject[] = [
  {
    title: 'Messages and people',
    kinds: [
      'message',
      'connection_requested',
      'connection_accepted',
      'room_opened',
      'words_let_through',
      'report_decided',
      'support_answered',
      'warned',
      'content_hidden',
      'appeal_decided',
    ],
  },
  {
    title: 'Jobs you post',
    side: 'client',
    isOfAdults: true,
    kinds: [
      'proposal_received',
      'proposal_changed',
      'proposal_withdrawn',
      'child_hire_approved',
      'child_hire_ended',
      'job_nearly_expired',
      'job_expired',
    ],
  },
  {
    title: 'Jobs you propose on',
    side: 'professional',
    kinds: [
      'job_invitation',
      'proposal_accepted',
      'proposal_declined',
      'proposal_overtaken',
      'offer_accepted',
      'offer_declined',
    ],
  },
  {
    title: 'Searches you saved',
    isOfAdults: true,
    kinds: ['search_matched', 'search_digest'],
  },
  {
    title: 'Work others do for you',
    side: 'client',
    isOfAdults: true,
    kinds: [
      'offer_received',
      'service_proposed',
      'service_started',
      'service_progressed',
      'estimate_set',
      'service_completed',
      'extension_requested',
      'review_replied',
      'client_review_received',
      'client_review_replied',
    ],
  },
  {
    title: 'Work you do',
    side: 'professional',
    kinds: [
      'service_agreed',
      'service_declined',
      'service_reopened',
      'deadline_set',
      'extension_approved',
      'extension_denied',
      'review_received',
    ],
  },
  {
    title: 'Appointments',
    kinds: [
      'appointment_booked',
      'appointment_near',
      'appointment_cancelled',
      'appointment_dropped',
      'appointment_proposed',
      'appointment_agreed',
      'appointment_declined',
    ],
  },
  {
    title: 'Money',
    kinds: [
      'negotiation_received',
      'negotiation_closed',
      'contract_offered',
      'contract_signed',
      'milestones_proposed',
      'milestones_agreed',
      'milestone_finished',
      'tip_received',
      'expense_proposed',
      'expense_declined',
      'expense_paid',
      'payment_protected',
      'payment_asked',
      'payment_released',
      'payment_received',
      'payment_outside',
      'payout_arrived',
      'payout_failed',
      'service_cancelled',
      'dispute_opened',
      'dispute_answered',
      'dispute_split',
      'dispute_appealed',
      'dispute_decided',
    ],
  },
  {
    title: 'Taxes and licenses',
    isOfAdults: true,
    kinds: [
      'tax_payment_approached',
      'expiry_approached',
      'license_verified',
      'license_not_verified',
    ],
  },
  {
    title: 'Courses you take',
    kinds: [
      'course_access',
      'course_certificate',
      'course_ended',
      'course_refunded',
      'course_answered',
      'course_closed',
      'course_session_near',
      'course_session_cancelled',
    ],
  },
  {
    title: 'Courses you teach',
    side: 'professional',
    isOfAdults: true,
    kinds: [
      'course_enrolled',
      'course_finished',
      'course_given_back',
      'course_asked',
      'course_approved',
      'course_rejected',
    ],
  },
  {
    title: 'Events you go to',
    kinds: ['event_ticket', 'event_changed', 'event_cancelled', 'seat_ended', 'seat_offered'],
  },
  {
    title: 'Events you host',
    side: 'professional',
    isOfAdults: true,
    kinds: [
      'event_registration',
      'event_registration_cancelled',
      'event_opened',
      'event_not_opened',
    ],
  },
  {
    title: 'Children you look after',
    isOfGuardians: true,
    kinds: [
      'child_digest',
      'child_proposed',
      'child_hire_requested',
      'child_asked',
      'child_terms_asked' as const,
      'child_appointment_asked' as const,
      'child_appointment_cancelled' as const,
      'child_dispute_split' as const,
      'child_words',
      'child_words_held',
      'child_words_waiting',
      'child_connects',
      'child_asked_to_connect',
      'child_consent_given',
      'child_consent_rejected',
      'child_consent_revoked',
      'child_checked',
      'child_paused',
      'child_seat_ended',
    ],
  },
  {
    title: 'Your kids account',
    isOfChildren: true,
    kinds: ['consent_given', 'consent_revoked', 'account_checked', 'account_paused'],
  },
];
