import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { Section } from '../../ui/section.tsx';
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
        text="When a child names you as their parent or guardian, we write to you. Once you have agreed by the link in that mail, their account stands here."
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
