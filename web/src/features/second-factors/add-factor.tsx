import { listOwnSessions } from '@sidework/contracts/identity/own-sessions/own-sessions';
import { IconDeviceMobile, IconShieldLock, IconUsb } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../lib/api.ts';
import { focusAfter } from '../../lib/focus-after.ts';
import type { FactorKind } from '../../lib/session.ts';
import { knowsWebAuthn } from '../../lib/web-authn.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { Item, ItemList } from '../../ui/rows/item-list.tsx';
import { AddApp } from './add-app.tsx';
import { AddKey } from './add-key.tsx';
import { AddPhone } from './add-phone.tsx';
import { dropUnfinished } from './second-factor-commands.ts';
import { freeName, nameOf, type useSecondFactors } from './use-second-factors.ts';

export const iconOf: Record<FactorKind, typeof IconUsb> = {
  totp: IconShieldLock,
  phone: IconDeviceMobile,
  webauthn: IconUsb,
  recovery_code: IconShieldLock,
};

const ways = {
  totp: { does: 'An app on your phone shows a new code every half minute', Face: AddApp },
  phone: { does: 'We send a code to your number', Face: AddPhone },
  webauthn: { does: 'A small key that you plug in or hold to your phone', Face: AddKey },
};

type Kind = keyof typeof ways;
type Factors = NonNullable<ReturnType<typeof useSecondFactors>['factors']>;

interface Props {
  /** The server allows these. */
  kinds: FactorKind[];
  factors: Factors;
  onAdded: () => Promise<unknown>;
}

export function AddFactor({ kinds, factors, onAdded }: Props) {
  const [adding, setAdding] = useState<Kind | null>(null);
  const invalidate = useInvalidate();
  const buttons = useRef<HTMLDivElement>(null);
  const offered = (Object.keys(ways) as Kind[]).filter(
    (kind) => kinds.includes(kind) && (kind !== 'webauthn' || knowsWebAuthn()),
  );

  /** An unfinished factor of another tab or an earlier load holds its name until it is dropped. */
  async function begin(kind: Kind) {
    setAdding(kind);
    await Promise.all(factors.unfinished.map(({ id }) => dropUnfinished(id)));
  }

  function end() {
    // The panel takes the focused button with it.
    focusAfter(
      () => setAdding(null),
      () => buttons.current?.querySelector('button'),
    );
  }

  async function finish(name: string) {
    const isFirst = factors.steps.length === 0;
    // Sessions that rest on the password alone are ended by it.
    await Promise.all([onAdded(), invalidate(listOwnSessions)]);
    end();
    if (isFirst) toastSuccess('Two-step verification is on', `Signing in now asks for “${name}”.`);
    else toastSuccess(`“${name}” is added`);
  }

  const way = adding && ways[adding];
  if (way)
    return (
      <way.Face suggestedName={freeName(adding, factors.steps)} onAdded={finish} onCancel={end} />
    );
  return (
    <div ref={buttons}>
      <ItemList label="Second steps to add">
        {offered.map((kind) => (
          <OfferedItem key={kind} kind={kind} onAdd={() => void begin(kind)} />
        ))}
      </ItemList>
    </div>
  );
}

function OfferedItem({ kind, onAdd }: { kind: Kind; onAdd: () => void }) {
  const Icon = iconOf[kind];
  return (
    <Item
      icon={<Icon size={20} />}
      title={nameOf[kind]}
      details={ways[kind].does}
      actions={
        <PlainButton
          variant="default"
          size="sm"
          aria-label={`Add ${nameOf[kind].toLowerCase()}`}
          onClick={onAdd}
        >
          Add
        </PlainButton>
      }
    />
  );
}
