import { securityMessageOf } from '../../lib/security-messages.ts';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import type { Passkey } from './use-passkeys.ts';

interface Props {
  passkey: Passkey;
  remove: (id: string) => Promise<void>;
}

export function RemovePasskey({ passkey: { id, name }, remove }: Props) {
  return (
    <AskedButton
      label="Remove"
      size="sm"
      name={name}
      title={`Remove “${name}”?`}
      confirmLabel="Remove passkey"
      cancelLabel="Keep it"
      done={`“${name}” is removed`}
      act={() => remove(id)}
      messageOf={securityMessageOf}
    >
      It no longer signs you in. Your device may go on offering it until you delete it there too.
    </AskedButton>
  );
}
