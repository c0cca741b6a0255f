import {
  type AdultAccountType,
  accountTypeLabels,
  adultAccountTypes,
} from '@sidework/contracts/identity/profiles/account-types';
import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import { useState } from 'react';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { ChoiceField } from '../../../ui/fields/plain-fields.tsx';
import { ListRow } from '../../../ui/rows/rows.tsx';
import { DecideWithReason } from '../reasons/decide-with-reason.tsx';
import { typeText } from '../staff-texts.ts';

interface Change {
  reason: string;
  accountType?: AdultAccountType;
  dateOfBirth?: string;
}

interface Props {
  account: AccountView;
  name: string;
  changeType: (change: Change) => Promise<unknown>;
}

const types = [
  { value: '' as const, label: 'Leave as it is' },
  ...adultAccountTypes.map((value) => ({ value, label: accountTypeLabels[value] })),
];

/** A child stays one until 18 by its birth date; a birth date that was wrong is mended here and nowhere else. */
export function AccountType({ account, name, changeType }: Props) {
  const [accountType, setAccountType] = useState<AdultAccountType | ''>('');
  const [dateOfBirth, setDateOfBirth] = useState('');

  async function decide(reason: string) {
    await changeType({
      reason,
      ...(accountType && { accountType }),
      ...(dateOfBirth && { dateOfBirth }),
    });
    setAccountType('');
    setDateOfBirth('');
  }

  return (
    <ListRow
      title="Account type and birth date"
      titleLook="plain"
      details={`${typeText(account.accountType)}. ${lasting(account)}`}
      action={
        <DecideWithReason
          label="Correct type or birth date"
          about={name}
          title={`Correct the account of ${name}?`}
          text="Everything that follows from the type changes with it: what they may do, and what others see. A person who becomes a child or stops being one is signed out. Check a birth date against a document first."
          fields={(faultId) => (
            <>
              <ChoiceField
                label="Account type"
                options={types}
                value={accountType}
                onChange={setAccountType}
                aria-invalid={faultId !== undefined}
                aria-describedby={faultId}
                data-autofocus
              />
              <DayField
                label="Date of birth"
                description="Leave it empty to keep the one that is known."
                autoComplete="off"
                value={dateOfBirth}
                onChange={({ currentTarget }) => setDateOfBirth(currentTarget.value)}
              />
            </>
          )}
          missing={accountType || dateOfBirth ? undefined : 'Choose a type or a birth date.'}
          submitLabel="Correct account"
          done="The account is corrected"
          decide={decide}
        />
      }
    />
  );
}

const lasting = ({ accountType }: AccountView) =>
  accountType === 'sidework_kids'
    ? 'It stays so until 18 by the birth date, which only an administrator can correct.'
    : 'Only an administrator can correct the birth date.';
