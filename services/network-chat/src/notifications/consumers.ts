import { businessToolsNotifications } from './publishers/business-tools.ts';
import { clientServicesNotifications } from './publishers/client-services.ts';
import { courseNotifications } from './publishers/courses.ts';
import { eventNotifications } from './publishers/events.ts';
import { identityNotifications } from './publishers/identity.ts';
import { marketplaceNotifications } from './publishers/marketplace.ts';
import { reviewNotifications } from './publishers/reviews.ts';

export const notificationConsumers = [
  ...businessToolsNotifications,
  ...marketplaceNotifications,
  ...clientServicesNotifications,
  ...courseNotifications,
  ...eventNotifications,
  ...identityNotifications,
  ...reviewNotifications,
];
