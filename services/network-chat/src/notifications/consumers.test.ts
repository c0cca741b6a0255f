import { expect, it } from 'vitest';
import { notificationConsumers } from './consumers.ts';

// A durable of another name would begin anew, and the old one would keep what nobody takes.
it('keeps the names of the durables', () => {
  expect(notificationConsumers.map(({ name }) => name)).toEqual([
    'notify-guardians-when-proposal-submitted',
    'notify-when-proposal-submitted',
    'notify-when-proposal-accepted',
    'notify-when-proposal-declined',
    'notify-when-proposal-overtaken',
    'notify-when-job-nearly-expired',
    'notify-when-job-expired',
    'notify-when-service-started',
    'notify-when-service-progressed',
    'notify-when-service-completed',
    'notify-when-service-reopened',
    'notify-when-deadline-set',
    'notify-when-estimate-set',
    'notify-when-review-submitted',
    'notify-when-review-edited',
  ]);
});
