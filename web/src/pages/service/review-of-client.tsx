import { replyToClientReview } from '@sidework/contracts/client-services/reviews';
import {
  getService,
  listServices,
  type ServiceView,
} from '@sidework/contracts/client-services/services';
import { useState } from 'react';
import { ReviewNote } from '../../features/reviews/review-note.tsx';
import { call, useInvalidate } from '../../lib/api.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';

const Window = lazyDialog(
  async () => (await import('../../features/crm/crm-forms.ts')).ReviewWordsWindow,
);

/** The professional's review of the client, with the one answer to it. A child's gets none. */
export function ReviewOfClient({ service }: { service: ServiceView }) {
  const invalidate = useInvalidate();
  const [isOpen, setOpen] = useState(false);
  const { clientReview: review } = service;
  if (!review) return null;
  const name = service.professional?.fullName ?? 'the professional';
  async function send(reply: string) {
    await call(replyToClientReview, { params: { serviceId: service.id }, body: { reply } });
    await invalidate(listServices, getService);
  }
  const canReply = !review.repliedAt && !review.isHidden && !service.isOfChild;
  return (
    <ReviewNote review={review} heading={`${name} on you as a client`}>
      {canReply && (
        <Row>
          <PlainButton variant="default" size="sm" onClick={() => setOpen(true)}>
            Reply to the review
          </PlainButton>
        </Row>
      )}
      <Window
        isOpen={isOpen}
        kind="reply"
        about={`${name}’s review of you`}
        send={send}
        onClose={() => setOpen(false)}
      />
    </ReviewNote>
  );
}
