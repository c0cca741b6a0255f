import {
  type AccountType,
  accountTypes,
  type Role,
  roles,
} from '@sidework/contracts/identity/profiles/account-types';
import type { listAccounts } from '@sidework/contracts/identity/staff/staff-accounts';
import { optionIn } from '../../../lib/address-filters.ts';
import type { Args } from '../../../lib/endpoint-types.ts';

type Search = NonNullable<Args<typeof listAccounts>['query']>;

/** The address keeps these filters. */
export interface AccountFilters {
  search: string;
  role: Role | '';
  accountType: AccountType | '';
  standing: 'banned' | 'open' | '';
}

const standings = ['banned', 'open'] as const;

/** The filters an address asks for; what makes no sense in it is passed over. */
export function readFilters(address: URLSearchParams): AccountFilters {
  return {
    search: address.get('search') ?? '',
    role: optionIn(roles, address.get('role')),
    accountType: optionIn(accountTypes, address.get('accountType')),
    standing: optionIn(standings, address.get('standing')),
  };
}

/** The question for the server. */
export function searchOf({ search, role, accountType, standing }: AccountFilters): Search {
  return {
    ...(search && { search }),
    ...(role && { role }),
    ...(accountType && { accountType }),
    ...(standing && { isBanned: standing === 'banned' ? 'true' : 'false' }),
  };
}
