import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Stack, Switch } from '@mantine/core';
import { consentTexts } from '@sidework/contracts/identity/consents';
import type { ChildView } from '@sidework/contracts/identity/guardians';
import { type KidsPermit, kidsPermits } from '@sidework/contracts/identity/kids';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure } from '../../ui/toasts.ts';
import { permitTitles } from './child-words.ts';
import classes from './permit-switches.module.css';
import type { Decisions } from './use-child.ts';

interface Props extends Pick<Decisions, 'permit'> {
  child: ChildView;
}

/** What is flipped is shown at once, comes back if the server refuses, and can be taken back. */
export function PermitSwitches({ child, permit }: Props) {
  const [asked, setAsked] = useState<KidsPermit[] | null>(null);
  const [before, setBefore] = useState<KidsPermit[] | null>(null);
  const [saved, setSaved] = useState('');
  const permits = asked ?? child.permits;

  async function change(next: KidsPermit[], text: string) {
    const last = permits;
    setAsked(next);
    setSaved('');
    try {
      await permit(next);
      setSaved(text);
      setBefore(last);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    } finally {
      setAsked(null);
    }
  }

  const flip = (name: KidsPermit, isOn: boolean) =>
    change(
      kidsPermits.filter((one) => (one === name ? isOn : permits.includes(one))),
      `Saved. ${permitTitles[name]}: ${isOn ? 'you agree' : 'you do not agree'}.`,
    );

  async function undo() {
    if (before) await change(before, 'Taken back.');
    setBefore(null);
  }

  return (
    <div className={classes.group}>
      <Stack gap="md">
        {kidsPermits.map((name) => (
          <Switch
            key={name}
            size="md"
            label={permitTitles[name]}
            description={consentTexts[name]}
            checked={permits.includes(name)}
            disabled={asked !== null}
            onChange={({ currentTarget }) => void flip(name, currentTarget.checked)}
          />
        ))}
      </Stack>
      <div className={classes.saved}>
        <span role="status">{saved}</span>
        {before && (
          <PlainButton variant="subtle" size="sm" onClick={() => void undo()}>
            Undo
          </PlainButton>
        )}
      </div>
    </div>
  );
}
