import { appointmentText, dayText, type KindsOfNotification, money, stageLabel } from './kind.ts';

/** The notifications of the client-services service. */
export const clientServicesKinds = {
  service_started: {
    label: 'Work for you that was agreed',
    mail: true,
    say: ({ name, title }) => `“${title}” is among your services now. ${name} does the work.`,
  },
  service_progressed: {
    label: 'Work for you that moves to a new stage',
    mail: false,
    say: ({ name, title, progressStage }) =>
      `${name} moved “${title}” to ${stageLabel(progressStage)}.`,
  },
  service_completed: {
    label: 'Work for you that is completed',
    mail: true,
    say: ({ name, title }) => `${name} completed “${title}”. You can leave a review.`,
  },
  service_reopened: {
    label: 'Changes that a client requests after completion',
    mail: true,
    say: ({ name, title, reason }) => `${name} requests changes on “${title}”: ${reason ?? ''}`,
  },
  deadline_set: {
    label: 'A deadline on your work',
    mail: true,
    say: ({ name, title, day }) =>
      day
        ? `${name} set the deadline of “${title}” to ${dayText(day)}.`
        : `${name} removed the deadline of “${title}”.`,
  },
  estimate_set: {
    label: 'A new estimated completion',
    mail: false,
    say: ({ name, title, day }) =>
      day
        ? `${name} expects to complete “${title}” on ${dayText(day)}.`
        : `${name} removed the estimated completion of “${title}”.`,
  },
  review_received: {
    label: 'A review of your work',
    mail: true,
    say: ({ name, title, rating }) => `${name} rated “${title}” ${rating} out of 5.`,
  },
  service_proposed: {
    label: 'A service that a professional proposes to you',
    mail: true,
    say: ({ name, title, amountCents, isOver }) =>
      `${name} proposes the service “${title}” for ${money(amountCents)}.${isOver ? '' : ' Accept or decline it.'}`,
  },
  service_agreed: {
    label: 'A client agrees to a service of yours',
    mail: true,
    say: ({ name, title }) => `${name} agreed to “${title}”.`,
  },
  service_declined: {
    label: 'A client declines a service of yours',
    mail: true,
    say: ({ name, title }) => `${name} declined “${title}”.`,
  },
  negotiation_received: {
    label: 'A proposed change of amount or deadline',
    mail: true,
    say: ({ name, title, amountCents, day }) =>
      `${name} proposes ${money(amountCents)} for “${title}”${day ? `, due ${dayText(day)}` : ''}.`,
  },
  negotiation_closed: {
    label: 'The answer to a change that was proposed',
    mail: true,
    say: ({ name, title, amountCents, reason }) =>
      negotiationWords(reason)(name, `${money(amountCents)} for “${title}”`),
  },
  milestones_proposed: {
    label: 'Milestones that are proposed for work',
    mail: true,
    say: ({ name, title }) => `${name} proposes to pay “${title}” in milestones.`,
  },
  milestones_agreed: {
    label: 'Milestones of yours that are agreed to',
    mail: true,
    say: ({ name, title }) => `${name} agreed to your milestones for “${title}”.`,
  },
  milestone_finished: {
    label: 'A milestone of work for you that is done',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name} finished a milestone of “${title}” and asks you to release ${money(amountCents)}.`,
  },
  contract_offered: {
    label: 'A contract that waits for your signature',
    mail: true,
    say: ({ name, title }) => `${name} signed a contract for “${title}” and asks you to sign it.`,
  },
  contract_signed: {
    label: 'A contract that both sides have signed',
    mail: true,
    say: ({ name, title }) => `${name} signed the contract for “${title}”.`,
  },
  tip_received: {
    label: 'A tip for your work',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name} gave you a tip of ${money(amountCents)} for “${title}”. All of it is on your balance.`,
  },
  expense_proposed: {
    label: 'An expense that you are asked to pay back',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name} asks you to pay back an expense of ${money(amountCents)} for “${title}”. See the receipt first.`,
  },
  expense_declined: {
    label: 'An expense of yours that is declined',
    mail: true,
    say: ({ name, title, amountCents, reason }) =>
      `${name} declined your expense of ${money(amountCents)} for “${title}”: ${reason ?? ''}`,
  },
  expense_paid: {
    label: 'An expense of yours that is paid back',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name} paid back your expense of ${money(amountCents)} for “${title}”. It is on your balance.`,
  },
  child_terms_asked: {
    label: 'New terms of work of a child you look after',
    mail: true,
    say: ({ title, amountCents, day, isOver }) =>
      `Your child and a client agreed on ${money(amountCents)} for “${title}”${day ? `, due ${dayText(day)}` : ''}.${isOver ? '' : ' It needs your yes.'}`,
  },
  child_appointment_asked: {
    label: 'An appointment of a child you look after',
    mail: true,
    say: (told) =>
      `Your child and a client agreed on an appointment for “${told.title}”: ${appointmentText(told)}.${told.isOver ? '' : ' It needs your yes.'}`,
  },
  child_appointment_cancelled: {
    label: 'A cancelled appointment of a child you look after',
    mail: true,
    say: (told) =>
      `The appointment of your child for “${told.title}” is cancelled: ${appointmentText(told)}.`,
  },
  extension_requested: {
    label: 'A later deadline that a professional asks for',
    mail: true,
    say: ({ name, title, day }) =>
      `${name} asks to move the deadline of “${title}” to ${day ? dayText(day) : 'a later day'}.`,
  },
  extension_approved: {
    label: 'A later deadline that a client approved',
    mail: true,
    say: ({ name, title, day }) =>
      `${name} moved the deadline of “${title}” to ${day ? dayText(day) : 'a later day'}.`,
  },
  extension_denied: {
    label: 'A later deadline that a client denied',
    mail: true,
    say: ({ name, title }) => `${name} denied the extension of “${title}”. The deadline stays.`,
  },
  review_replied: {
    label: 'A reply to a review of yours',
    mail: false,
    say: ({ name, title }) => `${name} replied to your review of “${title}”.`,
  },
  client_review_received: {
    label: 'A review of you as a client',
    mail: true,
    say: ({ name, title, rating }) => `${name} rated you ${rating} out of 5 for “${title}”.`,
  },
  client_review_replied: {
    label: 'A reply to a review that you wrote of a client',
    mail: false,
    say: ({ name, title }) => `${name} replied to your review of “${title}”.`,
  },
  payment_protected: {
    label: 'Money that a client pays in for your work',
    mail: true,
    say: ({ name, title, amountCents }) => `${name} paid in ${money(amountCents)} for “${title}”.`,
  },
  payment_asked: {
    label: 'A professional who asks for the release of a payment',
    mail: true,
    say: ({ name, title, amountCents, day, isOver }) =>
      `${name} asks for the release of ${money(amountCents)} for “${title}”${day && !isOver ? `, which happens automatically on ${dayText(day)}` : ''}.`,
  },
  payment_received: {
    label: 'A payment that is released to you',
    mail: true,
    say: ({ title, amountCents }) =>
      `${money(amountCents)} for “${title}” was released to your balance.`,
  },
  payment_released: {
    label: 'A payment of yours that is released',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `Your payment of ${money(amountCents)} for “${title}” was released to ${name}.`,
  },
  payment_outside: {
    label: 'A client who says that they paid you outside Sidework',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name} says they paid you ${money(amountCents)} for “${title}” outside Sidework. It is in your income; change or remove it there if it is wrong.`,
  },
  payout_arrived: {
    label: 'A payout that was sent to you',
    mail: true,
    say: ({ amountCents }) => `Your payout of ${money(amountCents)} was sent.`,
  },
  payout_failed: {
    label: 'A payout that failed',
    mail: true,
    say: ({ amountCents }) =>
      `Your payout of ${money(amountCents)} failed. The money is on your balance again.`,
  },
  service_cancelled: {
    label: 'Work that the other side cancels',
    mail: true,
    say: ({ name, title }) => `${name} cancelled “${title}”.`,
  },
  appointment_booked: {
    label: 'A client books a time of yours',
    mail: true,
    say: (told) =>
      `${told.name} booked “${told.title}” for ${money(told.amountCents)}: ${appointmentText(told)}.`,
  },
  appointment_near: {
    label: 'A reminder of an appointment',
    mail: true,
    say: (told) =>
      `Your appointment with ${told.name} for “${told.title}” is coming up: ${appointmentText(told)}.`,
  },
  appointment_cancelled: {
    label: 'An appointment that the other side cancels',
    mail: true,
    say: (told) =>
      told.reason === 'guardian'
        ? `A parent or guardian cancelled the appointment for “${told.title}”: ${appointmentText(told)}.`
        : `${told.name} cancelled your appointment for “${told.title}”${told.reason === 'short_notice' ? ' at short notice' : ''}: ${appointmentText(told)}.`,
  },
  appointment_dropped: {
    label: 'An appointment that cannot take place',
    mail: true,
    say: (told) =>
      `Your appointment with ${told.name} for “${told.title}” is cancelled: ${appointmentText(told)}.`,
  },
  appointment_proposed: {
    label: 'Times that the other side proposes',
    mail: true,
    say: (told) =>
      told.reason === 'move'
        ? `${told.name} asks to move your appointment for “${told.title}”, first to ${appointmentText(told)}.`
        : `${told.name} proposes to meet for “${told.title}”, first ${appointmentText(told)}.`,
  },
  appointment_agreed: {
    label: 'A time that the other side agrees to',
    mail: true,
    say: (told) =>
      told.reason === 'guardian'
        ? `A parent or guardian agreed too, so your appointment with ${told.name} for “${told.title}” stands: ${appointmentText(told)}.`
        : `${told.name} agreed to ${told.reason === 'move' ? 'move your' : 'an'} appointment for “${told.title}”: ${appointmentText(told)}.`,
  },
  appointment_declined: {
    label: 'Times that the other side declines',
    mail: true,
    say: (told) => `None of the times that you proposed for “${told.title}” suits ${told.name}.`,
  },
  dispute_opened: {
    label: 'A dispute that the other side opens',
    mail: true,
    say: ({ name, title, reason }) => `${name} disputes the payment of “${title}”: ${reason ?? ''}`,
  },
  dispute_answered: {
    label: 'The answer of the other side to a dispute',
    mail: true,
    say: ({ name, title, reason }) =>
      `${name} answered your dispute about “${title}”: ${reason ?? ''}`,
  },
  dispute_split: {
    label: 'A decision of a dispute that you can appeal',
    mail: true,
    say: ({ title, amountCents, day, isOver, reason }) =>
      `A moderator decided the dispute about “${title}”: ${money(amountCents)} goes to you.${day && !isOver ? ` You can accept or appeal it until ${dayText(day)}.` : ''} ${reason ?? ''}`,
  },
  child_dispute_split: {
    label: 'A decision about the pay of a child you look after',
    mail: true,
    say: ({ title, amountCents, day, isOver, reason }) =>
      `A moderator decided the dispute about your child’s work “${title}”: ${money(amountCents)} goes to your child.${day && !isOver ? ` You can appeal it until ${dayText(day)}.` : ''} ${reason ?? ''}`,
  },
  dispute_appealed: {
    label: 'An appeal by the other side of a dispute',
    mail: true,
    say: ({ name, title, reason }) =>
      `${name} appealed the decision about “${title}”. Another moderator decides. ${reason ?? ''}`,
  },
  dispute_decided: {
    label: 'The decision of a dispute',
    mail: true,
    say: ({ title, amountCents, reason }) =>
      `The dispute about “${title}” is decided: ${money(amountCents)} goes to you. ${reason ?? ''}`,
  },
} as const satisfies KindsOfNotification;

/** By the outcome, which travels as the reason. */
function negotiationWords(outcome: string | undefined): (name: string, what: string) => string {
  if (outcome === 'accepted') return (name, what) => `${name} accepted ${what}.`;
  if (outcome === 'rejected') return (name, what) => `${name} rejected ${what}.`;
  if (outcome === 'withdrawn') return (name, what) => `${name} withdrew the proposal of ${what}.`;
  if (outcome === 'agreed_by_guardian')
    return (_, what) => `A guardian agreed to ${what}. The new terms stand.`;
  if (outcome === 'refused_by_guardian')
    return (_, what) => `A guardian did not agree to ${what}. The terms stay as they were.`;
  return (_, what) => `The proposal of ${what} has expired.`;
}
