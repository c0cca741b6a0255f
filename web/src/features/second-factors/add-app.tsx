import { useState } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import type { AddProps } from './add-props.ts';
import { CodeForm } from './code-form.tsx';
import { CopySecret } from './copy-secret.tsx';
import { NameForm } from './name-form.tsx';
import { type BegunApp, beginApp, dropUnfinished, showAppCode } from './second-factor-commands.ts';
import classes from './second-factors.module.css';

const digits = 6;

/** An authenticator app: name it, let it read the picture, prove that it did. */
export function AddApp({ suggestedName, onAdded, onCancel }: AddProps) {
  const [name, setName] = useState('');
  const [begun, setBegun] = useState<BegunApp | null>(null);

  async function begin(given: string) {
    setBegun(await beginApp(given));
    setName(given);
  }

  if (!begun)
    return (
      <Panel label="Add an authenticator app">
        <h3>Add an authenticator app</h3>
        <p>
          Any app that shows codes will do: Google Authenticator, Microsoft Authenticator, 1Password
          and many more.
        </p>
        <NameForm
          suggestedName={suggestedName}
          submitLabel="Continue"
          onSubmit={begin}
          onCancel={onCancel}
        />
      </Panel>
    );

  function cancel() {
    void dropUnfinished(begun?.factorId ?? '');
    onCancel();
  }

  return (
    <Panel label="Add an authenticator app">
      <h3>Scan this with your app</h3>
      <p>Point your app at the picture. Where you cannot, type the key into the app instead.</p>
      <div className={classes.setup}>
        <img
          src={begun.picture}
          alt="QR code for your authenticator app"
          className={classes.drawing}
        />
        <CopySecret secret={begun.secret} />
      </div>
      <CodeForm
        text="Then enter the code of 6 digits that the app shows."
        submitLabel="Turn on"
        length={digits}
        send={(code) => showAppCode(begun.factorId, code).then(() => onAdded(name))}
        onCancel={cancel}
      />
    </Panel>
  );
}
