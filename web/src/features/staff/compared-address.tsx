import { Chip } from '../../ui/chip.tsx';

interface Props {
  /** Of the account of whoever agreed. */
  email: string | null;
  /** The parent's, as the child gave it. */
  named: string | null;
}

/** Whether whoever agreed is whom the child named is what the moderator looks for. */
export function ComparedAddress({ email, named }: Props) {
  if (!email || !named) return null;
  const isSame = email.toLowerCase() === named.toLowerCase();
  return (
    <Chip meaning={isSame ? 'open' : 'due'}>
      {isSame ? 'Same as named by the child' : 'Differs from what the child named'}
    </Chip>
  );
}
