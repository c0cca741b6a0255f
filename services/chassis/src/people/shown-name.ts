import { deletedAccount } from '@sidework/contracts/kernel/own-data';

/** A person's name as others read it; a person without a name has deleted their account. */
export const shownName = (fullName: string | null | undefined): string =>
  fullName || deletedAccount;
