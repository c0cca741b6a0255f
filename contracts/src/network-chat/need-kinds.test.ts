import { expect, it } from 'vitest';
import { needAction, needKinds, needKindsKeptByBlock, needTable, needText } from './need-kinds.ts';

const asked = {
  name: 'Pat Plumber',
  title: 'Repair a tap',
  amountCents: 9_900,
  dayText: 'December 1',
};

// Needs are stored under these names.
it('says what waits, and what is done about it', () => {
  expect(needKinds.map((kind) => [kind, needText(kind, asked), needAction(kind)])).toEqual([
    ['proposal_to_answer', 'Pat Plumber proposes $99.00 for “Repair a tap”', 'Review'],
    ['child_proposal', 'Pat Plumber proposes to do “Repair a tap” for $99.00', 'Look'],
    ['child_hire', 'Pat Plumber wants to hire your child for “Repair a tap” at $99.00', 'Decide'],
    ['job_ends_soon', 'Your job “Repair a tap” ends December 1', 'Keep it open'],
    ['changes_requested', 'Pat Plumber requests changes on “Repair a tap”', 'Open'],
    ['service_to_agree', 'Pat Plumber proposes the service “Repair a tap” for $99.00', 'Review'],
    ['negotiation_to_answer', 'Pat Plumber proposes $99.00 for “Repair a tap”', 'Review'],
    ['milestones_to_answer', 'Pat Plumber proposes 2 milestones for “Repair a tap”', 'Review'],
    ['contract_to_sign', 'Pat Plumber asks you to sign a contract for “Repair a tap”', 'Read'],
    ['expense_to_pay', 'Pat Plumber asks for an expense of $99.00 for “Repair a tap”', 'Review'],
    ['appointment_to_answer', 'Pat Plumber proposes a time for “Repair a tap”', 'Choose'],
    [
      'child_terms',
      'Your child and a client agreed on $99.00 for “Repair a tap”, due December 1',
      'Decide',
    ],
    [
      'child_appointment',
      'Your child and a client agreed on an appointment for “Repair a tap”',
      'Decide',
    ],
    [
      'extension_to_answer',
      'Pat Plumber asks to move the deadline of “Repair a tap” to December 1',
      'Decide',
    ],
    ['deadline_near', '“Repair a tap” is due December 1', 'Open'],
    [
      'release_requested',
      'Pat Plumber completed “Repair a tap”: release $99.00 by December 1, or request changes',
      'Review',
    ],
    ['work_to_fund', 'Fund $99.00 for “Repair a tap” with Pat Plumber', 'Fund'],
    ['work_to_pay', 'Pat Plumber finished “Repair a tap”: $99.00 is not paid yet', 'Pay'],
    ['top_up', '“Repair a tap” needs a top-up of $99.00', 'Top up'],
    ['client_task', 'Repair a tap, due December 1', 'Open'],
    [
      'dispute_to_answer',
      'Pat Plumber disputes the payment of “Repair a tap”: tell your side by December 1',
      'Tell your side',
    ],
    ['dispute_open', 'The dispute about “Repair a tap” is waiting for you: $99.00 held', 'Decide'],
    ['approval_to_give', 'Pat Plumber asks for “Repair a tap”', 'Decide'],
    ['course_to_pay', 'The course “Repair a tap” waits for $99.00', 'Pay'],
    ['course_to_review', 'The course “Repair a tap” waits for your review', 'Review'],
    ['course_to_publish', 'Your course “Repair a tap” is approved', 'Publish'],
    ['course_to_change', 'Your course “Repair a tap” was not approved', 'Change'],
    ['seat_to_pay', 'The seat at “Repair a tap” waits for $99.00', 'Pay'],
    ['event_near', 'You go to “Repair a tap” December 1', 'Ticket'],
    ['event_to_host', 'You host “Repair a tap” December 1', 'Check in'],
    ['event_to_review', 'The event “Repair a tap” waits to be opened to young people', 'Review'],
    ['verification_waits', 'A verification is waiting for you', 'Verify'],
    ['consent_waits', 'A consent is waiting for you', 'Decide'],
    ['unread_messages', 'A new message from Pat Plumber', 'Read'],
    ['connection_request', 'Pat Plumber wants to connect with you', 'Answer'],
    ['offer_to_answer', 'Pat Plumber offers “Repair a tap” for $99.00', 'Answer'],
    ['child_connects', 'Pat Plumber wants to connect with Repair a tap', 'Decide'],
    ['child_asked_to_connect', 'Repair a tap asks to connect with Pat Plumber', 'Decide'],
    ['room_message', 'Pat Plumber wrote in the room of “Repair a tap”', 'Read'],
    ['report_waits', 'A report is waiting for you', 'Decide'],
    ['appeal_waits', 'An appeal is waiting for you', 'Decide'],
    ['support_waits', 'Someone who wrote to us is waiting', 'Answer'],
    ['expiry_due', '“Repair a tap” expires or is due December 1', 'Renew'],
    ['expiry_passed', '“Repair a tap” expired or was due December 1', 'Renew'],
    ['tax_payment_due', 'Repair a tap is due December 1', 'Open'],
    ['license_to_check', 'The license “Repair a tap” waits for a check', 'Check'],
    ['books_differ', 'The books of a person differ from our ledger by Repair a tap', 'Look'],
  ]);
});

it('counts what is told as one', () => {
  expect(needText('appointment_to_answer', { ...asked, count: 3 })).toBe(
    'Pat Plumber proposes 3 times for “Repair a tap”',
  );
  expect(needText('verification_waits', { ...asked, count: 3 })).toBe(
    '3 verifications are waiting for you',
  );
  expect(needText('consent_waits', { ...asked, count: 2 })).toBe('2 consents are waiting for you');
  expect(needText('course_to_review', { ...asked, count: 2 })).toBe(
    '2 courses wait for your review, first “Repair a tap”',
  );
  expect(needText('event_to_review', { ...asked, count: 2 })).toBe(
    '2 events wait to be opened to young people, first “Repair a tap”',
  );
  expect(needText('dispute_open', { ...asked, count: 2 })).toBe(
    '2 disputes are waiting for you, the oldest about “Repair a tap”',
  );
  expect(needText('unread_messages', { ...asked, count: 2 })).toBe(
    '2 new messages from Pat Plumber',
  );
});

it('keeps what strangers ask away by a block, and nothing that was agreed on', () => {
  expect(needKindsKeptByBlock).toEqual([
    'proposal_to_answer',
    'service_to_agree',
    'connection_request',
    'offer_to_answer',
  ]);
  expect(Object.values(needTable).every(({ label }) => label.length > 0)).toBe(true);
});

it('has words for a kind that only a newer release knows', () => {
  expect(needText('badge_to_collect', asked)).toBe('“Repair a tap” is waiting for you');
  expect(needAction('badge_to_collect')).toBe('Open');
});
