import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { ChildStateBadge } from './child-state-badge.tsx';
import { standingText } from './child-words.ts';
import { useChildren } from './use-children.ts';

export function ChildList() {
  const { children, error, reload } = useChildren();
  if (error && !children) return <ErrorNotice error={error} onRetry={reload} />;
  if (!children) return <ListSkeleton rows={2} label="Loading your children" />;
  if (children.length === 0)
    return (
      <EmptyState
        scene="mailbox"
        title="No children yet"
        text="When a child names you as their parent or guardian, we write to you. Once you agree through the link in that email, their account shows up here."
      >
        <LinkButton to={paths.kidsPrivacy} variant="default">
          How kids accounts work
        </LinkButton>
      </EmptyState>
    );
  return (
    <Section title="Accounts">
      <Rows label="Your children">
        {children.map((child) => (
          <ListRow
            key={child.id}
            lead={<PersonAvatar name={child.fullName} id={child.id} imageUrl={child.avatarUrl} />}
            title={child.fullName}
            to={paths.child(child.id)}
            details={<ChildStateBadge child={child} />}
            note={!child.mayAct && standingText(child)}
          />
        ))}
      </Rows>
    </Section>
  );
}
