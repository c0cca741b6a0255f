import type { PickedPerson } from '@sidework/contracts/identity/people/people';
import { isTelling } from '@sidework/contracts/kernel/search-words';
import { useDeferredValue, useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { useFoundPeople } from './use-crm.ts';

export type Picked = Pick<PickedPerson, 'id' | 'fullName' | 'avatarUrl' | 'email'>;

interface Props {
  person: Picked | undefined;
  /** How the form knows the field: its fault, and where the focus is led. */
  field: object;
  onPick: (person: Picked | undefined) => void;
}

/** Finds adults while their name, or their whole address, is typed; addresses stay masked (D-11). */
export function PersonPicker({ person, field, onPick }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { people, error: failure } = useFoundPeople(person ? '' : search);
  if (person)
    return (
      <Rows label="Client">
        <ListRow
          lead={<PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} />}
          title={person.fullName}
          details={person.email}
          action={
            <PlainButton variant="subtle" size="sm" onClick={() => onPick(undefined)}>
              Choose someone else
            </PlainButton>
          }
        />
      </Rows>
    );
  return (
    <>
      <TextInput
        {...field}
        type="search"
        label="Client"
        withAsterisk
        description="Letters of the name, or the whole email address."
        autoComplete="off"
        maxLength={254}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {failure && <ErrorNotice error={failure} />}
      {people?.length === 0 && (
        <p role="status">{isTelling(search) ? 'Nobody found.' : 'Please type more of the name.'}</p>
      )}
      {people && people.length > 0 && (
        <Rows label="People found">
          {people.map((found) => (
            <ListRow
              key={found.id}
              lead={<PersonAvatar id={found.id} name={found.fullName} imageUrl={found.avatarUrl} />}
              title={found.fullName}
              details={found.email}
              onChoose={() => onPick(found)}
            />
          ))}
        </Rows>
      )}
    </>
  );
}
