import { Panel } from '../../ui/layout/panel.tsx';
import type { AddProps } from './add-props.ts';
import { NameForm } from './name-form.tsx';
import { addKey } from './second-factor-commands.ts';

export function AddKey({ suggestedName, onAdded, onCancel }: AddProps) {
  return (
    <Panel label="Add a security key">
      <h3>Add a security key</h3>
      <p>A small device that you plug in or hold to your phone. Have it ready.</p>
      <NameForm
        suggestedName={suggestedName}
        submitLabel="Add key"
        onSubmit={(name) => addKey(name).then(() => onAdded(name))}
        onCancel={onCancel}
      />
    </Panel>
  );
}
