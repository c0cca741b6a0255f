import { usStates } from '@sidework/contracts/identity/profiles/us-states';
import { useId } from 'react';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import type { ProfileFormReturn } from './profile-form-type.ts';

export function BusinessFields({ form }: { form: ProfileFormReturn }) {
  const states = useId();
  return (
    <FieldGroup title="Your business" text="All of it is optional, and can be added later.">
      <TextInput
        label="Business name"
        autoComplete="organization"
        {...form.getInputProps('businessName')}
      />
      <TextInput
        label="License number"
        autoComplete="off"
        {...form.getInputProps('licenseNumber')}
      />
      <TextInput label="License type" autoComplete="off" {...form.getInputProps('licenseType')} />
      <TextInput
        label="License state"
        autoComplete="off"
        list={states}
        {...form.getInputProps('licenseState')}
      />
      <datalist id={states}>
        {Object.values(usStates).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FieldGroup>
  );
}
