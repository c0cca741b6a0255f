import type { ChildFile } from '@sidework/contracts/identity/staff/staff';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Fact, FactGrid } from '../../../ui/figures/fact-grid.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';

interface Props {
  /** It belongs to the adult who agreed. */
  email: string | null;
  /** The parent's, as the child gave it. */
  named: string | null;
}

/** The moderator checks that the adult who agreed is the parent that the child named. */
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

/** The addresses of the adults who agreed, without the one that the child named. */
const differentEmails = ({ guardians, consents, parentEmail }: ChildFile) => {
  const emails = [
    ...guardians.map(({ email }) => email),
    ...consents.map(({ guardianEmail }) => guardianEmail),
  ];
  return [...new Set(emails.filter((email) => isNamed(email, parentEmail) === false))];
};

export const hasDifferentEmail = (file: ChildFile) => differentEmails(file).length > 0;

/** Both addresses, where the decision is taken. */
export function AddressWarning({ file }: { file: ChildFile }) {
  if (!hasDifferentEmail(file)) return null;
  return (
    <Notice meaning="due" title="Not the address that the child named">
      <Stack gap="xs">
        <span>Find out who agreed before you verify.</span>
        <FactGrid isWide>
          <Fact name="The child named">{file.parentEmail}</Fact>
          <Fact name="Agreed">{differentEmails(file).join(', ')}</Fact>
        </FactGrid>
      </Stack>
    </Notice>
  );
}
