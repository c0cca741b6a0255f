import { texts } from '@sidework/contracts/texts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { type Factor, signOut } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { ShowAppCode } from './show-app-code.tsx';
import { ShowKey } from './show-key.tsx';
import { ShowPhoneCode } from './show-phone-code.tsx';
import { ShowRecoveryCode } from './show-recovery-code.tsx';
import { nameOf } from './use-second-factors.ts';

const faces = {
  totp: ShowAppCode,
  phone: ShowPhoneCode,
  webauthn: ShowKey,
  recovery_code: ShowRecoveryCode,
};

/** The kind that most people have at hand comes first. */
const order = Object.keys(faces);

const labelOf = ({ kind, name }: Factor) =>
  kind === 'recovery_code' ? 'Use a recovery code' : `Use “${name ?? nameOf[kind]}”`;

/** Asks for the second factor of a sign-in whose first was right. */
export function SecondFactorStep({ factors }: { factors: Factor[] }) {
  const sorted = factors.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const [chosen, setChosen] = useState(sorted[0]?.id);
  const factor = sorted.find(({ id }) => id === chosen) ?? sorted[0];
  if (!factor) return null;
  const Face = faces[factor.kind];
  const others = sorted.filter(({ id }) => id !== factor.id);
  return (
    <Stack>
      <Face
        key={factor.id}
        factorId={factor.id}
        onShown={() => toastSuccess(texts.auth.welcomeBack)}
      />
      {others.length > 0 && (
        <Stack gap="xs">
          <Words isSmall tone="soft">
            Not at hand?
          </Words>
          {others.map((other) => (
            <PlainButton key={other.id} variant="subtle" onClick={() => setChosen(other.id)}>
              {labelOf(other)}
            </PlainButton>
          ))}
        </Stack>
      )}
      <NoWay key={`no ${factor.id}`} kind={factor.kind} hasOthers={others.length > 0} />
      <PlainButton variant="default" onClick={() => signOut()}>
        Sign out
      </PlainButton>
    </Stack>
  );
}

const lost: Record<Factor['kind'], string> = {
  totp: 'I cannot use my app',
  phone: 'I cannot use my phone',
  webauthn: 'I cannot use my key',
  recovery_code: 'I have no code left',
};

/** Only another factor of one's own helps, or the support staff. */
function NoWay({ kind, hasOthers }: { kind: Factor['kind']; hasOthers: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <PlainButton
        variant="subtle"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {lost[kind]}
      </PlainButton>
      <div id={id} hidden={!isOpen}>
        <Words tone="soft" isSmall>
          {hasOthers
            ? 'Use another of your ways above. If none of them works, '
            : 'You have set up no other way. '}
          <Link to={paths.contact}>{hasOthers ? 'write to us' : 'Write to us'}</Link> and name the
          email address of your account.
        </Words>
      </div>
    </div>
  );
}
