import type { ServiceView } from '@sidework/contracts/client-services/services';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { ReviewForm } from './review-form.tsx';

interface Props {
  service: ServiceView;
  isOpen: boolean;
  onClose: () => void;
}

export function ReviewDialog({ service, isOpen, onClose }: Props) {
  const name = service.professional?.fullName ?? service.title;
  const title = service.review ? `Edit your review of ${name}` : `Review ${name}`;
  return (
    <DialogWindow isOpen={isOpen} onClose={onClose} title={title} size="lg">
      <ReviewForm service={service} onClose={onClose} />
    </DialogWindow>
  );
}
