import {
  type ClientReviewSubmission,
  editClientReview,
  editReview,
  type ReviewSubmission,
  submitClientReview,
  submitReview,
} from '@sidework/contracts/client-services/reviews';
import {
  getService,
  listServices,
  type ServiceView,
} from '@sidework/contracts/client-services/services';
import { call, useInvalidate } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';

/** Writes the viewer's review of a service, or changes it. One for each opening of the dialog. */
export function useReview(
  { id, review, clientReview }: ServiceView,
  author: 'client' | 'professional',
) {
  const idempotencyKey = useIdempotencyKey();
  const invalidate = useInvalidate();
  return async (written: ReviewSubmission | ClientReviewSubmission) => {
    const params = { serviceId: id };
    if (author === 'client') {
      const body = written as ReviewSubmission;
      if (review) await call(editReview, { params, body });
      else await call(submitReview, { params, body, idempotencyKey });
    } else {
      const body = written as ClientReviewSubmission;
      if (clientReview) await call(editClientReview, { params, body });
      else await call(submitClientReview, { params, body, idempotencyKey });
    }
    await invalidate(listServices, getService);
  };
}
