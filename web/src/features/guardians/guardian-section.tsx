import { useForm } from '@mantine/form';
import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { IconUser } from '@tabler/icons-react';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { Item, ItemList } from '../../ui/rows/item-list.tsx';
import { agreesNow } from './child-words.ts';
import type { Decisions } from './use-child.ts';

interface Props extends Pick<Decisions, 'invite'> {
  child: ChildView;
}

/** As the contract has it. */
const mostGuardians = 4;

export function GuardianSection({ child, invite }: Props) {
  const { guardians } = child;
  return (
    <SettingsSection
      title="Who looks after the account"
      purpose="Each guardian can see and decide everything here. If one takes their consent back, the account stops."
    >
      <ItemList label="Guardians">
        {guardians.map(({ id, fullName, isYou }) => (
          <Item
            key={id}
            icon={<IconUser size={20} />}
            title={isYou ? `${fullName} (you)` : fullName}
          />
        ))}
      </ItemList>
      {agreesNow(child) && guardians.length < mostGuardians && <InviteForm invite={invite} />}
    </SettingsSection>
  );
}

function InviteForm({ invite }: Pick<Props, 'invite'>) {
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Enter an email address'),
    },
  });

  const { isBusy, onSubmit } = useSubmit(form, {
    send: ({ email }) => invite(email.trim()),
    onSent() {
      form.reset();
      toastSuccess('We wrote to them', 'They can agree by the link in the mail for 72 hours.');
    },
  });

  return (
    <form noValidate aria-label="Invite another guardian" onSubmit={onSubmit}>
      <Stack gap="sm">
        <TextInput
          size="md"
          label="Email of another parent or guardian"
          description="We invite them. They see what you saw, and agree for themselves."
          type="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <ButtonRow>
          <PlainButton type="submit" variant="default" isBusy={isBusy}>
            Write to them
          </PlainButton>
        </ButtonRow>
      </Stack>
    </form>
  );
}
