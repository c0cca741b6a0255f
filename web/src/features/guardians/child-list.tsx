import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { CardList } from '../../ui/card-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './child-list.module.css';
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
      />
    );
  return (
    <CardList label="Your children" items={children}>
      {(child) => (
        <article className={classes.card}>
          <PersonAvatar name={child.fullName} id={child.id} imageUrl={child.avatarUrl} size="lg" />
          <div className={classes.text}>
            <h2 className={classes.name}>
              <Link to={paths.child(child.id)}>{child.fullName}</Link>
            </h2>
            <ChildStateBadge child={child} />
            <p className={classes.standing}>{standingText(child)}</p>
          </div>
        </article>
      )}
    </CardList>
  );
}
