import {
  accountTypeLabels,
  accountTypes,
  type Role,
} from '@sidework/contracts/identity/profiles/account-types';

export const roleTexts: Record<Role, string> = {
  professional: 'Professional',
  moderator: 'Moderator',
  admin: 'Administrator',
};

export const accountTypeOptions = accountTypes.map((value) => ({
  value,
  label: accountTypeLabels[value],
}));
