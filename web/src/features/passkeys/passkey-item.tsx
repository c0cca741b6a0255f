import { IconFingerprint } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { focusAfter } from '../../lib/focus-after.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Item } from '../../ui/rows/item-list.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenameForm } from './rename-form.tsx';
import type { Passkey } from './use-passkeys.ts';

interface Props {
  passkey: Passkey;
  /** Was added just now, and is asked for its name at once. */
  isNew: boolean;
  rename: (id: string, name: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export function PasskeyItem({ passkey, isNew, rename, remove }: Props) {
  const [isRenaming, setRenaming] = useState(isNew);
  const button = useRef<HTMLButtonElement>(null);

  function end() {
    focusAfter(
      () => setRenaming(false),
      () => button.current,
    );
  }

  if (isRenaming)
    return (
      <Item icon={<IconFingerprint size={20} />}>
        <RenameForm
          name={passkey.name}
          rename={(name) => rename(passkey.id, name).then(end)}
          onCancel={end}
        />
      </Item>
    );
  return (
    <Item
      icon={<IconFingerprint size={20} />}
      title={passkey.name}
      details={
        <>
          Added <DateText moment={passkey.addedAt} />
          {passkey.lastUsedAt ? (
            <>
              {' '}
              · Last used <DateText moment={passkey.lastUsedAt} />
            </>
          ) : (
            ' · Not used yet'
          )}
        </>
      }
      actions={
        <>
          <PlainButton
            ref={button}
            variant="default"
            size="sm"
            aria-label={`Rename ${passkey.name}`}
            onClick={() => setRenaming(true)}
          >
            Rename
          </PlainButton>
          <RemovePasskey passkey={passkey} remove={remove} />
        </>
      }
    />
  );
}
