import { creditMinutes, quizTries } from '@sidework/contracts/education-events/course-options';
import { paths } from '../../../lib/paths.ts';
import type { Article } from '../article.ts';

export const learning = {
  'courses-and-certificates': {
    topic: 'learning',
    title: 'Courses and certificates',
    summary: 'A certificate counts the time that you really spent.',
    askedAs: 'learn, continuing education, CE credits, hours, quiz, verify',
    parts: [
      {
        heading: 'How time is counted',
        lines: [
          `We count the minutes in which a lesson is open in front of you. One credit is ${creditMinutes} minutes. A course that gives credits is complete once that time was spent and the quiz is passed.`,
          `A quiz can be tried ${quizTries.count} times. After that you wait ${quizTries.pauseHours} hours for the next tries.`,
        ],
      },
      {
        heading: 'Your certificate',
        lines: [
          'You find it under My courses, and adults in their document vault too. Anyone can check its code under Verify a certificate or proof, so it convinces an employer or a board.',
          'Courses that hold sample lessons say so on their page, and what you get at their end says SAMPLE and gives no credits.',
        ],
      },
    ],
    links: [
      { label: 'Education', to: paths.education },
      { label: 'My courses', to: paths.myCourses },
    ],
  },
  tickets: {
    topic: 'learning',
    title: 'Tickets for events',
    summary: 'Buy, give away, cancel, and get in.',
    askedAs: 'event seat, QR code, give away, transfer, register',
    parts: [
      {
        heading: 'Your ticket',
        lines: [
          'You find it under My tickets, in your mail and, if you are an adult, in your vault. Show the code at the door, on paper or on your phone.',
        ],
      },
      {
        heading: 'Bring guests',
        lines: [
          'Add up to nine guests when you register, and pay for all at once. Guests with an email get a link to their own ticket; you have the tickets of the others.',
        ],
      },
      {
        heading: 'Give it to someone',
        lines: [
          'Type the address of the person. They get a link, and your copy stops working. If they do not answer within three days, the ticket is yours again, with a new code.',
        ],
      },
      {
        heading: 'Cancel',
        lines: [
          'The event’s refund rule says what goes back. You see the amount before you confirm.',
        ],
      },
    ],
    links: [
      { label: 'My tickets', to: paths.tickets },
      { label: 'Events', to: paths.events },
    ],
  },
  'host-an-event': {
    topic: 'learning',
    title: 'Host an event',
    summary:
      'For professionals: post it, sell tickets without a fee, and check people in with your phone.',
    askedAs: 'organize, sell tickets, check-in, promo code',
    parts: [
      {
        heading: 'Selling',
        lines: [
          'Add kinds of tickets, promo codes and questions under Tickets and questions. You choose the refund rule; it holds for everyone who bought under it.',
        ],
      },
      {
        heading: 'At the door',
        lines: [
          'The door opens three hours before the start. Open Check-in on your phone, and scan the codes or find the names. A ticket that was used already says when.',
          'Walk-in lets in an adult without a ticket while a seat is free. They pay you, and Undo frees the seat again.',
        ],
      },
      {
        heading: 'Young people',
        lines: [
          'If young people may come, say so when you post. Our staff approves the event for them first, and guardians agree to each seat.',
        ],
      },
    ],
    links: [
      { label: 'Post an event', to: paths.postEvent },
      { label: 'My events', to: paths.myEvents },
    ],
  },
} as const satisfies Record<string, Article>;
