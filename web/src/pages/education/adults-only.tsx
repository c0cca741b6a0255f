import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

/** Teaching is for adults; the service decides again for itself. */
export function AdultsOnly({ children }: { children: ReactNode }) {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  if (!isChild) return children;
  return (
    <Page title="Post Your Course">
      <EmptyState
        scene="lesson"
        title="Teaching is for adults"
        text="With a kids account you can learn: look for courses that are open to young people."
      >
        <LinkButton to={paths.education}>Browse courses</LinkButton>
      </EmptyState>
    </Page>
  );
}
