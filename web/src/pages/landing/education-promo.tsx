import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { figures } from './figures.ts';
import classes from './promo.module.css';
import { Section } from './section.tsx';

const claims = [
  { figure: figures.courses, what: `courses across ${figures.courseCategories} categories` },
  { figure: figures.passRate, what: 'pass rate' },
  { figure: figures.access, what: 'access' },
  { figure: figures.learners, what: 'learners' },
];

export function EducationPromo() {
  const isSignedIn = useSession() !== null;
  return (
    <Section
      title="Keep your license, gain a new one"
      lead="Continuing education and licensing courses with state-approved CE credits, at your own pace."
      isSplit
    >
      <dl className={classes.claims}>
        {claims.map(({ figure, what }) => (
          <div key={what} className={classes.claim}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {!isSignedIn && (
        <LinkButton to={paths.auth} state={{ tab: 'sign-up' }} variant="default">
          Create a free account
        </LinkButton>
      )}
    </Section>
  );
}
