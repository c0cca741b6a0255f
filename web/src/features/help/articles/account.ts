import { paths } from '../../../lib/paths.ts';
import type { Article } from '../article.ts';

export const account = {
  'sign-in': {
    topic: 'account',
    title: 'Sign in, and keep others out',
    summary: 'Passwords, passkeys, two steps, and devices.',
    askedAs: 'forgot password, login, locked out, two-step, passkey, hacked',
    parts: [
      {
        heading: 'If you cannot sign in',
        lines: [
          'Choose “Forgot password?” on the sign-in page, and we mail you a link. After several wrong tries, wait a few minutes.',
          'If you lost the phone with your codes, use one of the recovery codes that you saved.',
        ],
      },
      {
        heading: 'Make it safer',
        lines: [
          'Under Security, add a passkey or a second step, and look at the devices that are signed in. You can sign out any of them.',
        ],
      },
    ],
    links: [{ label: 'Security', to: paths.securitySettings }],
  },
  'report-and-block': {
    topic: 'account',
    title: 'Report or block someone',
    summary: 'Reports are read by people, and the other side is not told who sent one.',
    askedAs: 'harassment, abuse, unsafe, spam, stranger',
    parts: [
      {
        heading: 'Report',
        lines: [
          'You can report a message, a person, a job, a gig, an event, a course or a review. A moderator reads it, and we tell you what was decided.',
        ],
      },
      {
        heading: 'Block',
        lines: [
          'Open the conversation and choose Block from its menu. The person can no longer write to you, and is not told.',
        ],
      },
      {
        heading: 'In an emergency',
        lines: ['If someone is in danger, call your local emergency number first.'],
      },
    ],
    links: [{ label: 'Contact', to: paths.contact }],
  },
  'your-data': {
    topic: 'account',
    title: 'Take a copy of your data, or delete your account',
    summary: 'Both are under Your data. Deleting asks you to confirm.',
    askedAs: 'delete account, export, privacy, download, GDPR',
    parts: [
      {
        heading: 'A copy',
        lines: ['We gather everything into one ZIP file. You can download it for seven days.'],
      },
      {
        heading: 'Deleting',
        lines: [
          'Take your money out first: what is left on the balance can no longer be paid out. Your profile, documents and books go. Messages and agreed work stay with the other side, without your name. Open jobs and proposals end.',
        ],
      },
    ],
    links: [
      { label: 'Your data', to: paths.dataSettings },
      { label: 'Privacy Policy', to: paths.privacy },
    ],
  },
  notifications: {
    topic: 'account',
    title: 'Choose what we tell you',
    summary: 'Sidework shows you everything; you choose what also comes by email.',
    askedAs: 'email, bell, unsubscribe, too many mails',
    parts: [
      {
        heading: 'Settings',
        lines: [
          'Under Notification settings there is a switch for each kind of news. Mail that keeps your account safe, such as a new sign-in address, is always sent.',
        ],
      },
    ],
    links: [{ label: 'Notification settings', to: paths.notificationSettings }],
  },
} as const satisfies Record<string, Article>;
