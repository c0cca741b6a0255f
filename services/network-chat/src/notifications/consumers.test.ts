import { expect, it } from 'vitest';
import { notificationConsumers } from './consumers.ts';

// A durable of another name would begin anew, and the old one would keep what nobody takes.
it('keeps the names of the durables', () => {
  expect(notificationConsumers.map(({ name }) => name)).toEqual([
    'notify-guardians-when-proposal-submitted',
    'notify-when-proposal-submitted',
    'notify-when-proposal-accepted',
    'notify-when-proposal-declined',
    'notify-when-proposal-changed',
    'notify-guardians-when-child-hire-requested',
    'notify-when-child-hire-approved',
    'notify-when-child-hire-ended',
    'notify-when-proposal-overtaken',
    'notify-when-job-nearly-expired',
    'notify-when-job-expired',
    'notify-when-service-started',
    'notify-when-service-progressed',
    'notify-when-service-completed',
    'notify-when-service-reopened',
    'notify-when-deadline-set',
    'notify-when-estimate-set',
    'notify-when-service-proposed',
    'notify-when-service-agreed',
    'notify-when-service-declined',
    'notify-when-negotiation-opened',
    'notify-when-negotiation-closed',
    'notify-when-extension-requested',
    'notify-when-extension-answered',
    'notify-when-review-replied',
    'notify-when-review-submitted',
    'notify-when-review-edited',
    'notify-when-approval-requested',
    'notify-when-course-begun',
    'notify-when-student-enrolled',
    'notify-when-certificate-issued',
    'notify-when-student-completed',
    'notify-when-course-reviewed',
  ]);
});
