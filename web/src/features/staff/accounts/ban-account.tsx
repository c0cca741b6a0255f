import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import { useState } from 'react';
import { othersOfBanned } from '../../../lib/ban-words.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { ChoiceField } from '../../../ui/fields/plain-fields.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { DecideWithReason } from '../reasons/decide-with-reason.tsx';
import { BannedChildren } from './banned-children.tsx';

interface Props {
  account: AccountView;
  name: string;
  ban: (ban: { reason: string; until: string | null }) => Promise<unknown>;
}

const dayMs = 24 * 3_600_000;

const lengths = [
  { value: '', label: 'Choose how long' },
  { value: '1', label: 'A day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '365', label: 'A year' },
  { value: 'lifted', label: 'Until it is lifted' },
] as const;

type Length = (typeof lengths)[number]['value'];

export function BanAccount({ account, name, ban }: Props) {
  // No length is chosen at first, since the loss for the person has to be a decision.
  const [length, setLength] = useState<Length>('');

  async function decide(reason: string) {
    await ban({ reason, until: endOf(length) });
    setLength('');
  }

  return (
    <DecideWithReason
      label="Ban"
      about={name}
      title={`Ban ${name}?`}
      text={<Consequences account={account} name={name} />}
      more={ownAccount}
      fields={(faultId) => (
        <ChoiceField
          label={
            <>
              For how long
              <Words as="span" tone="error" aria-hidden>
                {' *'}
              </Words>
            </>
          }
          required
          options={lengths}
          value={length}
          onChange={setLength}
          aria-invalid={faultId !== undefined}
          aria-describedby={faultId}
          data-autofocus
        />
      )}
      missing={length ? undefined : 'Choose how long the ban lasts.'}
      submitLabel="Ban account"
      isLoss
      done={`${name} is banned`}
      decide={decide}
    />
  );
}

function Consequences({ account: { children }, name }: Pick<Props, 'account' | 'name'>) {
  return (
    <Stack gap="sm">
      <Words>
        {name} cannot sign in until the ban ends, and all sessions end at once. Your reason goes
        into the audit log, not to them.
      </Words>
      <BannedChildren people={children} guardian={name} />
    </Stack>
  );
}

const ownAccount = (
  <Stack gap="xs">
    {othersOfBanned.map((line) => (
      <Words key={line} isSmall tone="soft">
        {line}
      </Words>
    ))}
  </Stack>
);

const endOf = (length: Length) =>
  Number(length) ? new Date(serverNow() + Number(length) * dayMs).toISOString() : null;
