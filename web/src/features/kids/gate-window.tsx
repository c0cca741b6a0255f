import '../../ui/dialogs/dialog-styles.ts';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useOpenedAfterMount } from '../../ui/dialogs/use-opened-after-mount.ts';
import { Words } from '../../ui/layout/words.tsx';
import { AgeVerification } from './age-verification.tsx';
import { explanations } from './explanations.ts';
import type { Hindrance } from './gate.ts';

interface Props {
  hindrance: Hindrance;
  isOpen: boolean;
  onClose: () => void;
}

/** Over the dialog whose answer it explains, however early it was first opened; Mantine's own are at 200. */
const aboveDialogs = 210;

/** Closed by its button: what it says is not to be clicked away in passing. */
export function GateWindow({ hindrance, isOpen, onClose }: Props) {
  const isShown = useOpenedAfterMount(isOpen);
  const { pathname } = useLocation();
  const { title, text, isAboutAge, link, close } = explanations[hindrance];
  // Where they can mend it themselves, that comes last, as what a dialog proposes does.
  const isWayOn = hindrance === 'profile_incomplete';
  return (
    <Modal
      opened={isShown}
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      withCloseButton={false}
      zIndex={aboveDialogs}
    >
      <Stack gap="lg">
        {isAboutAge && <AgeVerification />}
        <Words>{text}</Words>
        <Group justify="flex-end" gap="xs">
          {isWayOn && (
            <Button variant="default" onClick={onClose}>
              {close}
            </Button>
          )}
          {pathname !== paths.profileSetup && (
            <LinkButton
              to={paths.profileSetup}
              variant={isWayOn ? 'filled' : 'default'}
              onClick={onClose}
            >
              {link}
            </LinkButton>
          )}
          {!isWayOn && (
            <Button onClick={onClose} data-autofocus>
              {close}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
