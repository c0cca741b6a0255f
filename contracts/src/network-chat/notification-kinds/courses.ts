import { appointmentText, type KindsOfNotification, money } from './kind.ts';

/** The notifications of courses. The education-events service mails access, approvals and decisions itself. */
export const courseKinds = {
  child_asked: {
    label: 'A course or event that a child you look after asks for',
    mail: false,
    say: ({ name, title, reason }) =>
      `Your child ${name} asks for “${title}”.${reason ? ` ${reason}` : ''}`,
  },
  course_access: {
    label: 'A course you can learn',
    mail: false,
    say: ({ title }) => `You can learn “${title}” from now on.`,
  },
  course_enrolled: {
    label: 'Someone who enrolled in your course',
    mail: false,
    say: ({ name, title }) => `${name} enrolled in your course “${title}”.`,
  },
  course_certificate: {
    label: 'A certificate of yours',
    mail: true,
    say: ({ title }) => `You completed “${title}”. Your certificate is here.`,
  },
  course_finished: {
    label: 'Someone who completed your course',
    mail: false,
    say: ({ name, title }) => `${name} completed your course “${title}”.`,
  },
  course_ended: {
    label: 'A course of yours that was taken off Sidework',
    mail: true,
    say: ({ title, reason }) =>
      `“${title}” is no longer on Sidework, so your enrollment has ended.${reason ? ` ${reason}` : ''}`,
  },
  course_refunded: {
    label: 'The price of a course that goes back to you',
    mail: true,
    say: ({ title, amountCents, reason }) =>
      `${money(amountCents)} for “${title}” goes back to you: ${reason ?? ''}`,
  },
  course_closed: {
    label: 'A course of yours that was given back',
    mail: false,
    say: ({ title }) => `“${title}” was given back, so its lessons are closed.`,
  },
  course_given_back: {
    label: 'Someone who returned your course',
    mail: true,
    say: ({ name, title, amountCents, reason }) =>
      `${name} no longer takes your course “${title}”, and ${money(amountCents)} goes back: ${reason ?? ''}`,
  },
  course_asked: {
    label: 'A question on a lesson of your course',
    mail: true,
    say: ({ name, title }) => `${name} asked a question on a lesson of “${title}”.`,
  },
  course_answered: {
    label: 'An answer to your question on a lesson',
    mail: true,
    say: ({ name, title }) => `${name} answered your question on a lesson of “${title}”.`,
  },
  course_session_near: {
    label: 'A live session of your course that begins within a day',
    mail: true,
    say: (told) => `A live session of “${told.title}” begins ${appointmentText(told)}.`,
  },
  course_session_cancelled: {
    label: 'A live session of your course that was cancelled',
    mail: true,
    say: (told) =>
      `The live session of “${told.title}” on ${appointmentText(told)} was cancelled. Other dates are on the course’s page.`,
  },
  course_approved: {
    label: 'A course of yours that was approved',
    mail: false,
    say: ({ title }) => `Your course “${title}” is approved. You can publish it now.`,
  },
  course_rejected: {
    label: 'A course of yours that was not approved',
    mail: false,
    say: ({ title, reason }) => `Your course “${title}” was not approved: ${reason ?? ''}`,
  },
} as const satisfies KindsOfNotification;
