import {
  editReview,
  type ReviewSubmission,
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
export function useReview({ id, review }: ServiceView) {
  const idempotencyKey = useIdempotencyKey();
  const invalidate = useInvalidate();
  return async (body: ReviewSubmission) => {
    const params = { serviceId: id };
    if (review) await call(editReview, { params, body });
    else await call(submitReview, { params, body, idempotencyKey });
    await invalidate(listServices, getService);
  };
}
