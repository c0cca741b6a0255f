import type { KidsProfile } from '@sidework/contracts/identity/kids/kids';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import type { ProfileFormReturn } from './profile-form-type.ts';

interface Props {
  form: ProfileFormReturn;
  /** It is null until the server has stored the parent. */
  kids: KidsProfile | null;
  hasAnswered: boolean;
}

/** A parent who has answered can no longer be replaced, and is only shown. */
export function KidsFields({ form, kids, hasAnswered }: Props) {
  if (kids && hasAnswered)
    return (
      <FieldGroup
        title="Your parent or guardian"
        text={[kids.parentName, kids.parentEmail, kids.parentPhone].filter(Boolean).join(' · ')}
      />
    );
  return (
    <FieldGroup
      title="Your parent or guardian"
      text="We write to them and ask if it is OK. Nobody else sees their name, email or phone number."
    >
      <TextInput
        label="Parent name"
        withAsterisk
        autoComplete="off"
        {...form.getInputProps('parentName')}
      />
      <TextInput
        label="Parent email"
        withAsterisk={!kids?.parentEmail}
        type="email"
        autoComplete="off"
        description={keptText(kids?.parentEmail)}
        {...form.getInputProps('parentEmail')}
      />
      <TextInput
        label="Parent phone"
        withAsterisk={!kids?.parentPhone}
        type="tel"
        autoComplete="off"
        description={keptText(kids?.parentPhone)}
        {...form.getInputProps('parentPhone')}
      />
    </FieldGroup>
  );
}

/** A masked value cannot be corrected, only replaced. */
const keptText = (masked: string | null | undefined) =>
  masked ? `We have ${masked}. Leave this empty to keep it.` : undefined;
