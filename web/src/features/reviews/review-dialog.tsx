import type { ServiceView } from '@sidework/contracts/client-services/services';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { ReviewForm } from './review-form.tsx';

interface Props {
  service: ServiceView;
  author: 'client' | 'professional';
  isOpen: boolean;
  onClose: () => void;
}

export function ReviewDialog({ service, author, isOpen, onClose }: Props) {
  const [reviewed, review] =
    author === 'client'
      ? [service.professional, service.review]
      : [service.client, service.clientReview];
  const name = reviewed?.fullName ?? service.title;
  const title = review ? `Edit your review of ${name}` : `Review ${name}`;
  return (
    <DialogWindow isOpen={isOpen} onClose={onClose} title={title} size="lg">
      <ReviewForm service={service} author={author} onClose={onClose} />
    </DialogWindow>
  );
}
