import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { AgeVerification } from './age-verification.tsx';
import { explanations } from './explanations.ts';
import type { Hindrance } from './gate.ts';

interface Props {
  hindrance: Hindrance;
  isOpen: boolean;
  onClose: () => void;
}

/** Closed by its button: what it says is not to be clicked away in passing. */
export function GateWindow({ hindrance, isOpen, onClose }: Props) {
  const { pathname } = useLocation();
  const { title, text, isAboutAge, link, close } = explanations[hindrance];
  // If the person can remove the obstacle, the button for it comes last, as in other dialogs.
  const isWayOn = hindrance === 'profile_incomplete';
  return (
    <DialogWindow isOpen={isOpen} onClose={onClose} title={title} isInsistent>
      <Stack gap="lg">
        {isAboutAge && <AgeVerification />}
        <Words>{text}</Words>
        <Row justify="end" gap="xs">
          {isWayOn && (
            <PlainButton variant="default" onClick={onClose}>
              {close}
            </PlainButton>
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
            <PlainButton onClick={onClose} data-autofocus>
              {close}
            </PlainButton>
          )}
        </Row>
      </Stack>
    </DialogWindow>
  );
}
