import type { ChildFile } from '@sidework/contracts/identity/staff';
import { Chip } from '../../ui/chip.tsx';

interface Props {
  /** Of the account of whoever agreed. */
  email: string | null;
  /** The parent's, as the child gave it. */
  named: string | null;
}

/** Whether whoever agreed is whom the child named is what the moderator looks for. */
export function ComparedAddress({ email, named }: Props) {
  const isSame = isNamed(email, named);
  if (isSame === undefined) return null;
  return (
    <Chip meaning={isSame ? 'open' : 'due'}>
      {isSame ? 'Same as named by the child' : 'Differs from what the child named'}
    </Chip>
  );
}

/** Undefined where one of them is not known. */
const isNamed = (email: string | null, named: string | null) =>
  email && named ? email.toLowerCase() === named.toLowerCase() : undefined;

/** Whether anybody agreed with another address than the child named. */
export const isFromElsewhere = ({ guardians, consents, parentEmail }: ChildFile) =>
  [
    ...guardians.map(({ email }) => email),
    ...consents.map(({ guardianEmail }) => guardianEmail),
  ].some((email) => isNamed(email, parentEmail) === false);
