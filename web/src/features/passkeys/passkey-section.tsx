import { getSettings } from '@sidework/contracts/identity/accounts/auth';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { knowsWebAuthn } from '../../lib/web-authn.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ItemList } from '../../ui/rows/item-list.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import { usePasskeys } from './use-passkeys.ts';

/** Stands only where browser and server know passkeys. */
export function PasskeySection() {
  const { data: settings } = useApi(getSettings);
  if (!knowsWebAuthn() || !settings?.passkeys_enabled) return null;
  return <Passkeys />;
}

function Passkeys() {
  const { passkeys, error, reload, add, rename, remove } = usePasskeys();
  const [added, setAdded] = useState<string | null>(null);
  const { isBusy, run } = useBusy();

  const addOne = () =>
    run(async () => {
      try {
        setAdded(await add());
        toastSuccess('Your passkey is added', 'Give it a name, so that you know it again.');
      } catch (failure) {
        toastFailure(texts.toastTitles.error, securityMessageOf(failure));
      }
    });

  return (
    <SettingsSection
      title="Passkeys"
      purpose="Sign in with your fingerprint, your face or your screen lock instead of a password."
      action={
        passkeys && (
          <PlainButton
            variant="default"
            size="sm"
            aria-label="Add a passkey"
            isBusy={isBusy}
            onClick={() => void addOne()}
          >
            Add
          </PlainButton>
        )
      }
    >
      {error && !passkeys ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : !passkeys ? (
        <ListSkeleton rows={1} label="Loading your passkeys" />
      ) : (
        passkeys.length > 0 && (
          <ItemList label="Passkeys">
            {passkeys.map((passkey) => (
              <PasskeyItem
                // The new key mounts the row again once it is known to be the added one, so that it
                // starts with its name field.
                key={passkey.id === added ? 'added' : passkey.id}
                passkey={passkey}
                isNew={passkey.id === added}
                rename={rename}
                remove={remove}
              />
            ))}
          </ItemList>
        )
      )}
    </SettingsSection>
  );
}
