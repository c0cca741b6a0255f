import { describe, expect, it } from 'vitest';
import { unreadEvents } from './unread-events.ts';

const told = `import { jobPosted } from '@sidework/contracts/marketplace/events';
await emit(tx, jobPosted, fact, at);
`;
const unreadBeside = (beside: Record<string, string>) =>
  unreadEvents(
    new Map([
      [
        'contracts/src/marketplace/events.ts',
        "export const jobPosted = event('marketplace.job.posted.v1', Job, byJob);\n",
      ],
      ['services/marketplace/src/jobs/post-job.ts', told],
      ...Object.entries(beside),
    ]),
  );

describe('an event', () => {
  it.each([
    ['is only told', {}, true],
    [
      'is told by a second file of its owner',
      { 'services/marketplace/src/jobs/copy-job.ts': told },
      true,
    ],
    [
      'is named by a comment elsewhere',
      { 'services/identity/src/people/people.ts': '// As jobPosted does.\n' },
      true,
    ],
    [
      'is named by a longer name elsewhere',
      { 'services/identity/src/people/people.ts': 'const jobPostedAt = 1;\n' },
      true,
    ],
    [
      'has a consumer of its owner',
      {
        'services/marketplace/src/jobs/consumers.ts':
          "consumer({ name: 'a', event: jobPosted, handle });\n",
      },
      false,
    ],
    [
      'has a consumer of its owner that imports a namespace',
      {
        'services/marketplace/src/jobs/consumers.ts':
          "consumer({ name: 'a', event: events.jobPosted, handle });\n",
      },
      false,
    ],
    [
      'is listed by another service',
      { 'services/network-chat/src/notifications/jobs.ts': 'tell(jobPosted, words);\n' },
      false,
    ],
  ])('that %s', (_what, beside, isUnread) => {
    expect(unreadBeside(beside)).toEqual(isUnread ? ['marketplace jobPosted'] : []);
  });

  it('in a file of a noun is one of its service too', () => {
    const path = 'contracts/src/education-events/events/tickets.ts';
    const source =
      "export const ticketGiven = event('education-events.ticket.given.v1', Ticket, byId);\n";
    expect(unreadEvents(new Map([[path, source]]))).toEqual(['education-events ticketGiven']);
  });
});
