import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Words } from '../../ui/words.tsx';

/** Loads nothing of the children, since each look at a child is recorded. */
export const InviteFirst = () => (
  <Words>
    To keep your children’s accounts, <Link to={paths.children}>open each of them</Link> and invite
    another guardian under Account first.
  </Words>
);
