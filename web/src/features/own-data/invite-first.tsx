import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Words } from '../../ui/words.tsx';

/** The way out for a guardian whose children would be left without one. Nothing is read of them: each look is recorded. */
export const InviteFirst = () => (
  <Words>
    To let them go on, <Link to={paths.children}>open each of your children</Link> and invite
    another guardian under Account first.
  </Words>
);
