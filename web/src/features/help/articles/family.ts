import { paths } from '../../../lib/paths.ts';
import type { Article } from '../article.ts';

export const family = {
  'kids-accounts': {
    topic: 'family',
    title: 'Accounts for ages 17 and younger',
    summary: 'A parent or guardian agrees first, and sees what their child does here.',
    askedAs: 'child, teenager, minor, parent, consent, under 18',
    parts: [
      {
        heading: 'How an account begins',
        isSteps: true,
        lines: [
          'The child signs up with their date of birth and a parent’s email address.',
          'The parent gets a link that is good for 72 hours and opens an account of their own.',
          'The parent proves who they are and chooses what the child may do: have the account, write messages, do paid work.',
          'Our staff verifies the child. From then on it can use Sidework within these limits. The parent is asked again once a year.',
        ],
      },
      {
        heading: 'What others see of a child',
        lines: [
          'A first name, the first letter of the last name, and the state. No photo, no address, no school. Children are never listed to adults as people to contact; adults who are signed in see the gigs that children offer.',
        ],
      },
    ],
    links: [{ label: 'Kids’ privacy notice', to: paths.kidsPrivacy }],
  },
  'for-guardians': {
    topic: 'family',
    title: 'What guardians see and decide',
    summary: 'You read along, answer requests, and can stop everything with one switch.',
    askedAs: 'parent, monitor my child, approve, quiet hours, pause',
    parts: [
      {
        heading: 'Requests',
        lines: [
          'Connections, jobs, tickets and other steps of your child wait for your yes. You find them on Today and under Children.',
          'Messages that may contain contact details or other risky words are not delivered, or wait until you answer.',
        ],
      },
      {
        heading: 'Rules and pause',
        lines: [
          'Set quiet hours, pause the account for as long as you like, or take back your consent. All of it takes effect at once.',
        ],
      },
      {
        heading: 'Work with adults',
        lines: [
          'A child and an adult client can write to each other only in the room of a job that you approved. You can read everything in it.',
        ],
      },
    ],
    links: [{ label: 'Children', to: paths.children }],
  },
  'young-work': {
    topic: 'family',
    title: 'Work for young people',
    summary: 'Ten kinds of neighborhood work, agreed to by a guardian.',
    askedAs: 'teenager job, lawn mowing, babysitting, under 18',
    parts: [
      {
        heading: 'Which work',
        lines: [
          'Snow shoveling, lawn mowing, raking leaves, yard work, tutoring, babysitting, lifeguarding, photography, computer help and pet walking. Such jobs are seen by children, their guardians, the client who posted them and our staff.',
        ],
      },
      {
        heading: 'Money',
        lines: [
          'The client pays into protection as for any work. What the child earns goes to the guardian’s balance.',
        ],
      },
      {
        heading: 'Reviews',
        lines: [
          'A review of a child’s work has stars and set phrases only, so that nobody can write something hurtful.',
        ],
      },
    ],
    links: [{ label: 'Browse jobs', to: paths.jobs }],
  },
} as const satisfies Record<string, Article>;
