import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Words } from '../../ui/layout/words.tsx';

/** In place of the way to propose, for who looks after a child that has proposed. */
export function ProposedByOwnChild() {
  return (
    <Words tone="soft" isSmall>
      Your child has offered to do this job. You find the proposal under{' '}
      <Link to={paths.children}>Children</Link>. Jobs like this are for young people only.
    </Words>
  );
}
