import { useEffect, useState } from 'react';
import { Switch } from '../../../ui/fields/switch.ts';
import { Section } from '../../../ui/layout/section.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { type PushHere, readPushHere, turnPushOff, turnPushOn } from './push-here.ts';

const told: Record<Exclude<PushHere, 'off' | 'on'>, string> = {
  unsupported: 'This browser cannot show notifications while Sidework is closed.',
  'home-screen':
    'On an iPhone or iPad, add Sidework to your Home Screen first: open the share menu and choose Add to Home Screen. Then turn notifications on here.',
  blocked:
    'Notifications from Sidework are blocked in this browser. Allow them in the settings of the browser, then come back.',
};

/** Turns notifications on and off for this browser alone. */
export function PushSwitch() {
  const [state, setState] = useState<PushHere>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    readPushHere().then(setState, () => setState('unsupported'));
  }, []);

  async function flip(isOn: boolean) {
    setBusy(true);
    setFailure(undefined);
    try {
      setState(await (isOn ? turnPushOn() : turnPushOff()));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  if (!state) return null;
  return (
    <Section title="On this device">
      {state === 'on' || state === 'off' ? (
        <>
          <p>
            They appear even when Sidework is closed. They name the person and the work, and never
            quote a message.
          </p>
          <Switch
            size="md"
            withThumbIndicator={false}
            label="Show notifications on this device"
            checked={state === 'on'}
            disabled={isBusy}
            onChange={({ currentTarget: { checked } }) => void flip(checked)}
          />
          {failure !== undefined && <ErrorNotice error={failure} />}
        </>
      ) : (
        <Notice>{told[state]}</Notice>
      )}
    </Section>
  );
}
