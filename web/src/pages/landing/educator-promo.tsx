import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { figures } from './figures.ts';
import classes from './promo.module.css';
import { Section } from './section.tsx';

const claims = [
  { figure: figures.paidToEducators, what: 'paid to educators' },
  { figure: figures.educatorShare, what: 'of every sale is yours' },
];

export function EducatorPromo() {
  const isSignedIn = useSession() !== null;
  return (
    <Section
      title="Teach what you know"
      lead="Turn your course into income: you set the price and teach, we look after the rest."
      tone="accent"
      isSplit
    >
      <dl className={classes.claims} data-on-accent>
        {claims.map(({ figure, what }) => (
          <div key={what} className={classes.claim}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {!isSignedIn && (
        <span className={classes.onAccent}>
          <LinkButton to={paths.auth} state={{ tab: 'sign-up' }}>
            Sign up to teach
          </LinkButton>
        </span>
      )}
    </Section>
  );
}
