import * as reviewEvents from '@sidework/contracts/client-services/events/reviews';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { z } from 'zod';
import { ofChange, toClient, toProfessional } from '../notice.ts';
import { notifyWhen } from '../notify-when.ts';

const pageOf = ({ serviceId }: { serviceId: string }) => webAddresses.service(serviceId);

/** The notice of a new or changed review. */
const ofReview = (data: z.infer<typeof reviewEvents.reviewSubmitted.data>) =>
  ofChange(
    toProfessional('review_received', data, pageOf(data), { rating: data.rating }),
    data.serviceId,
  );

export const reviewNotifications = [
  notifyWhen('notify-when-review-submitted', reviewEvents.reviewSubmitted, ofReview),
  notifyWhen('notify-when-client-review-submitted', reviewEvents.clientReviewSubmitted, (data) =>
    toClient('client_review_received', data, pageOf(data), { rating: data.rating }),
  ),
  notifyWhen('notify-when-client-review-replied', reviewEvents.clientReviewReplied, (data) =>
    toProfessional('client_review_replied', data, pageOf(data)),
  ),
  notifyWhen('notify-when-review-edited', reviewEvents.reviewEdited, ofReview),
  notifyWhen('notify-when-review-replied', reviewEvents.reviewReplied, (data) =>
    toClient('review_replied', data, pageOf(data)),
  ),
];
