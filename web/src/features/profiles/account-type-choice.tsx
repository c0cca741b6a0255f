import {
  type AccountType,
  accountTypeLabels,
  accountTypes,
} from '@sidework/contracts/identity/profiles/account-types';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  value: AccountType;
  /** Why there is no choice, where there is none. */
  fixedText: string | null;
  /** It is what it was, and stays so: a fact, and no question. */
  isStored: boolean;
  /** Their age is known: a kids account is no choice of theirs. */
  isAdult: boolean;
  onChange: (accountType: AccountType) => void;
}

const purposes: Record<AccountType, string> = {
  client: 'I hire people and pay for their work.',
  gig_worker: 'I take jobs and gigs on my own.',
  business_professional: 'I run a business or hold a license.',
  sidework_kids: 'I do youth jobs, together with my parent or guardian.',
};

const options = accountTypes.map((value) => ({
  value,
  label: accountTypeLabels[value],
  text: purposes[value],
}));

export function AccountTypeChoice({ value, fixedText, isStored, isAdult, onChange }: Props) {
  if (isStored)
    return (
      <div>
        <Words isStrong>Account type</Words>
        <Words>{accountTypeLabels[value]}</Words>
        <Words tone="soft" isSmall>
          {fixedText}
        </Words>
      </div>
    );
  return (
    <RadioCards
      label="Account type"
      options={isAdult ? options.filter((option) => option.value !== 'sidework_kids') : options}
      value={value}
      isFixed={fixedText !== null}
      note={fixedText}
      onChange={onChange}
    />
  );
}
