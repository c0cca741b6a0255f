import { authMessageOf } from '../../lib/auth-messages.ts';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import type { Grant } from './use-grants.ts';

interface Props {
  grant: Grant;
  revoke: (applicationId: string) => Promise<void>;
}

export function RevokeGrant({ grant: { applicationId, name }, revoke }: Props) {
  return (
    <AskedButton
      label="Remove"
      size="sm"
      name={name}
      title={`Remove “${name}”?`}
      confirmLabel="Remove application"
      cancelLabel="Keep it"
      done={`“${name}” is removed`}
      act={() => revoke(applicationId)}
      messageOf={authMessageOf}
    >
      It is signed out at once, and has to ask you again. What it has learned of you by now, it may
      keep.
    </AskedButton>
  );
}
