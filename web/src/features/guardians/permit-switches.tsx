import { consentTexts } from '@sidework/contracts/identity/family/consents';
import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { type OfferedPermit, offeredPermits } from '@sidework/contracts/identity/kids/kids';
import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Switch } from '../../ui/fields/switch.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { permitTitles } from './child-words.ts';
import classes from './guardians.module.css';
import type { Decisions } from './use-child.ts';

interface Props extends Pick<Decisions, 'permit'> {
  child: ChildView;
}

interface Before {
  /** The switch that was flipped. */
  name: OfferedPermit;
  permits: OfferedPermit[];
}

/** A switch changes at once, returns if the server refuses, and can be undone. */
export function PermitSwitches({ child, permit }: Props) {
  const [asked, setAsked] = useState<OfferedPermit[] | null>(null);
  const [before, setBefore] = useState<Before | null>(null);
  const [saved, setSaved] = useState('');
  const permits = asked ?? offeredPermits.filter((one) => child.permits.includes(one));
  const { run } = useBusy();
  const root = useRef<HTMLDivElement>(null);

  async function change(name: OfferedPermit, next: OfferedPermit[], text: string) {
    const last = permits;
    setAsked(next);
    setSaved('');
    try {
      await permit(next);
      setSaved(text);
      setBefore({ name, permits: last });
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    } finally {
      setAsked(null);
    }
  }

  const flip = (name: OfferedPermit, isOn: boolean) =>
    run(() =>
      change(
        name,
        offeredPermits.filter((one) => (one === name ? isOn : permits.includes(one))),
        `Saved. ${permitTitles[name]}: ${isOn ? 'you agree' : 'you do not agree'}.`,
      ),
    );

  /** Its button goes with it: the focus moves to the switch that is back where it was. */
  const undo = ({ name, permits: former }: Before) =>
    run(async () => {
      await change(name, former, 'Taken back.');
      setBefore(null);
      root.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
    });

  return (
    <div ref={root}>
      <Stack gap="md">
        {offeredPermits.map((name) => (
          <Switch
            key={name}
            name={name}
            size="md"
            label={<strong>{permitTitles[name]}</strong>}
            description={consentTexts[name]}
            checked={permits.includes(name)}
            onChange={({ currentTarget }) => void flip(name, currentTarget.checked)}
          />
        ))}
      </Stack>
      <div className={classes.saved}>
        <span role="status">{saved}</span>
        {before && (
          <PlainButton variant="subtle" size="sm" onClick={() => void undo(before)}>
            Undo
          </PlainButton>
        )}
      </div>
    </div>
  );
}
