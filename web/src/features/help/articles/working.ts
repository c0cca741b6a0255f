import { serviceFeeBps } from '@sidework/contracts/client-services/terms';
import { paths } from '../../../lib/paths.ts';
import type { Article } from '../article.ts';

export const working = {
  'find-work': {
    topic: 'working',
    title: 'Find work near you',
    summary: 'Set up your profile, send proposals, and offer your own services.',
    askedAs: 'get jobs, earn money, proposals, gig, first day',
    parts: [
      {
        heading: 'Your first day',
        isSteps: true,
        lines: [
          'Complete your profile: what you do, where, and what people should know about you.',
          'Browse jobs. Type a town or a ZIP code, and the nearest come first.',
          'Send a proposal with your price. It costs nothing, and only the client of that job sees it.',
          'Post a gig for what you do again and again, so that clients find you.',
        ],
      },
      {
        heading: 'What it costs',
        lines: [
          `Profile, proposals and gigs are free. Our fee is ${serviceFeeBps / 100}% of what you are paid through Sidework. It is fixed when you are hired, so a later change does not touch work that you have agreed to.`,
        ],
      },
    ],
    links: [
      { label: 'Browse jobs', to: paths.jobs },
      { label: 'My proposals', to: paths.myProposals },
      { label: 'My gigs', to: paths.myGigs },
    ],
  },
  'track-work': {
    topic: 'working',
    title: 'Keep a client up to date',
    summary: 'Move the work through its stages; your client sees each step.',
    askedAs: 'progress, stages, status, clients, CRM',
    parts: [
      {
        heading: 'Stages',
        lines: [
          'In the service tracker, choose the next stage and press Update. The last stage completes the work and asks the client for the money. Going back to an earlier stage asks you for the reason.',
        ],
      },
      {
        heading: 'Clients of your own',
        lines: [
          'The CRM keeps your clients, your notes about them, and the services you agreed on. A service that you create yourself waits until the client agrees; until then it counts in no figure.',
        ],
      },
    ],
    links: [
      { label: 'Service tracker', to: paths.serviceTracker },
      { label: 'CRM', to: paths.crm },
    ],
  },
} as const satisfies Record<string, Article>;
