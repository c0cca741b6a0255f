import '../../ui/dialogs/dialog-styles.ts';
import { Modal } from '@mantine/core';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { useOpenedAfterMount } from '../../ui/dialogs/use-opened-after-mount.ts';
import { ReviewForm } from './review-form.tsx';

interface Props {
  service: ServiceView;
  isOpen: boolean;
  onClose: () => void;
}

export function ReviewDialog({ service, isOpen, onClose }: Props) {
  const isShown = useOpenedAfterMount(isOpen);
  const name = service.professional?.fullName ?? service.title;
  const title = service.review ? `Edit your review of ${name}` : `Review ${name}`;
  return (
    <Modal opened={isShown} onClose={onClose} title={title} size="lg">
      <ReviewForm service={service} onClose={onClose} />
    </Modal>
  );
}
