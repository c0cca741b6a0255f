import type { Viewer } from '../../lib/session.ts';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import classes from './viewer-card.module.css';

export function ViewerCard({ viewer }: { viewer: Viewer }) {
  return (
    <div className={classes.card}>
      <PersonAvatar name={viewer.fullName} id={viewer.id} imageUrl={viewer.avatarUrl} />
      <div className={classes.lines}>
        <div className={classes.name}>{viewer.fullName}</div>
        {viewer.email !== viewer.fullName && <div className={classes.line}>{viewer.email}</div>}
        {viewer.profession && <div className={classes.line}>{viewer.profession}</div>}
      </div>
    </div>
  );
}
