import { DateText } from '../../ui/figures/date-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { useChildSessions } from './use-child-sessions.ts';

/** When the child was last here, in a line. */
export function ChildDoings({ childId }: { childId: string }) {
  const { sessions } = useChildSessions(childId);
  const lastUsedAt = sessions?.map((session) => session.lastUsedAt).toSorted();
  const newest = lastUsedAt?.at(-1);
  if (!sessions) return null;
  return (
    <Words isStrong>
      {newest ? (
        <>
          Last active <DateText moment={newest} />
        </>
      ) : (
        'Signed in nowhere'
      )}
    </Words>
  );
}
