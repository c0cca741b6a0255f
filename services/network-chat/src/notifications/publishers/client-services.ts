import * as events from '@sidework/contracts/client-services/events';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { z } from 'zod';
import { ofChange, toClient, toProfessional } from '../notice.ts';
import { notifyWhen } from '../notify-when.ts';

const { myServices, serviceTracker } = webAddresses;

/** Of a review, and of the rating that it was changed to. */
const ofReview = (data: z.infer<typeof events.reviewSubmitted.data>) =>
  ofChange(
    toProfessional('review_received', data, serviceTracker, { rating: data.rating }),
    data.serviceId,
  );

/** Whom the events of client-services tell what. */
export const clientServicesNotifications = [
  notifyWhen('notify-when-service-started', events.serviceStarted, (data) =>
    toClient('service_started', data, myServices),
  ),
  notifyWhen('notify-when-service-progressed', events.serviceProgressed, (data) => {
    const { progressStage } = data;
    // The last stage is told of as the completion.
    if (progressStage === 'completed') return undefined;
    return ofChange(
      toClient('service_progressed', data, myServices, { progressStage }),
      data.serviceId,
    );
  }),
  notifyWhen('notify-when-service-completed', events.serviceCompleted, (data) =>
    toClient('service_completed', data, myServices),
  ),
  notifyWhen('notify-when-service-reopened', events.serviceReopened, (data) =>
    toProfessional('service_reopened', data, serviceTracker, { reason: data.reason }),
  ),
  notifyWhen('notify-when-deadline-set', events.deadlineSet, (data) =>
    ofChange(
      toProfessional('deadline_set', data, serviceTracker, { day: data.deadline }),
      data.serviceId,
    ),
  ),
  notifyWhen('notify-when-estimate-set', events.estimateSet, (data) =>
    ofChange(
      toClient('estimate_set', data, myServices, { day: data.estimatedCompletionDate }),
      data.serviceId,
    ),
  ),
  notifyWhen('notify-when-review-submitted', events.reviewSubmitted, ofReview),
  notifyWhen('notify-when-review-edited', events.reviewEdited, ofReview),
];
