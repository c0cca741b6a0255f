import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ProofFields } from './proof-fields.tsx';
import type { ProvenChange } from './use-proven-change.ts';

interface Props {
  title: string;
  purpose: ReactNode;
  /** It is the text of the form's button. */
  label: string;
  change: ProvenChange;
  note?: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
}

/** It shows the current sign-in detail in a line, and opens the form that changes it below. */
export function ProvenSection({ title, purpose, label, change, note, children }: Props) {
  const { isOpen, open, close, button, submit } = change;
  return (
    <SettingsSection
      title={title}
      purpose={purpose}
      action={
        <PlainButton
          ref={button}
          variant="default"
          size="sm"
          aria-expanded={isOpen}
          aria-label={isOpen ? `Cancel: ${title.toLowerCase()}` : label}
          onClick={isOpen ? close : open}
        >
          {isOpen ? 'Cancel' : 'Change'}
        </PlainButton>
      }
    >
      {note}
      {isOpen && (
        <form noValidate aria-label={label} onSubmit={submit}>
          <Stack>
            {children}
            <ProofFields change={change} submitLabel={label} />
          </Stack>
        </form>
      )}
    </SettingsSection>
  );
}
