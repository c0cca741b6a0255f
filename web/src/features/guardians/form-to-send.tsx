import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** Only the guardian can send this form, so it stands before everything else. */
export function FormToSend({ child }: { child: ChildView }) {
  const waiting = child.consents.find(
    ({ isOwn, status }) => isOwn && status === 'waiting_for_form',
  );
  if (!waiting) return null;
  return (
    <Panel label="Your signed form">
      <p>Your consent does not count yet: it waits for the form with your signature.</p>
      <LinkButton to={paths.guardianConsentForm(waiting.id)}>Send the form</LinkButton>
    </Panel>
  );
}
