import type { ReactNode } from 'react';
import { DateText } from '../../ui/date-text.tsx';
import classes from './guardians.module.css';
import { useChildSessions } from './use-child-sessions.ts';

interface Props {
  childId: string;
  /** What other subjects have to say of it, each in an item. */
  children: ReactNode;
}

/** What the child did of late, in a line. */
export function ChildDoings({ childId, children }: Props) {
  const { sessions } = useChildSessions(childId);
  const lastUsedAt = sessions?.map((session) => session.lastUsedAt).toSorted();
  const newest = lastUsedAt?.at(-1);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label="What your child did" className={classes.line}>
      {children}
      {sessions && (
        <li>
          {newest ? (
            <>
              Last active <DateText moment={newest} />
            </>
          ) : (
            'Signed in nowhere'
          )}
        </li>
      )}
    </ul>
  );
}
