import { DecideWithReason } from '../reasons/decide-with-reason.tsx';

interface Props {
  childName: string;
  /** It is filled where opening is the one next step. */
  variant?: 'filled' | 'default';
  open: (reason: string) => Promise<unknown>;
}

export function OpenChildFile({ childName, variant = 'default', open }: Props) {
  return (
    <DecideWithReason
      label="Open file"
      about={childName}
      variant={variant}
      title={`Open the file of ${childName}?`}
      text="It shows the child’s full name, birth date and contacts. That you looked, when and why is recorded first, and the child’s guardians can read it."
      submitLabel="Open file"
      decide={open}
    />
  );
}
