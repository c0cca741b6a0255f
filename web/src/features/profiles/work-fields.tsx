import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import type { ProfileFormReturn } from './profile-form-type.ts';

/** As the contract bounds it. */
const bioMost = 2000;

/** Others can read these fields of an adult; of a child they read only a name and a state. */
export function WorkFields({ form }: { form: ProfileFormReturn }) {
  return (
    <>
      <TextInput
        label="Profession"
        description="Optional. Shown beside your name."
        autoComplete="organization-title"
        {...form.getInputProps('profession')}
      />
      <CountedTextarea
        label="Bio"
        description="Optional. What you do, and what people can count on."
        rows={5}
        most={bioMost}
        {...form.getInputProps('bio')}
      />
    </>
  );
}
