import type { ReactNode } from 'react';
import { usePageHeading } from '../../lib/page-heading.ts';
import { figures } from './figures.ts';
import classes from './hero.module.css';

export interface HeroWords {
  title: string;
  lead: string;
  promises: string[];
}

interface Props {
  words: HeroWords;
  drawing: ReactNode;
  search: ReactNode;
  /** The ways on, as links. */
  children: ReactNode;
  /** It stands beside the figures and invites the reader to join. */
  join?: ReactNode;
  /** It stands above the hero for signed-in people, and makes the hero shorter. */
  head?: ReactNode;
}

const claims = [
  { figure: figures.professionals, what: 'active professionals' },
  { figure: figures.gigs, what: 'gigs posted' },
  { figure: figures.earned, what: 'earned' },
];

export function Hero({ words, drawing, search, children, join, head }: Props) {
  const heading = usePageHeading();
  return (
    <>
      {head && <div className={classes.head}>{head}</div>}
      <section className={classes.hero} aria-label="Welcome">
        <div className={classes.inner} data-short={Boolean(head)}>
          <div>
            <h1 ref={heading} tabIndex={-1} className={classes.title}>
              {words.title}
            </h1>
            <p className={classes.lead}>{words.lead}</p>
            {search}
            <div className={classes.actions}>{children}</div>
            {!head && <Promises promises={words.promises} />}
          </div>
          <div className={classes.drawing} data-short={Boolean(head)}>
            {drawing}
          </div>
        </div>
        <div className={classes.band}>
          <div className={classes.figures}>
            <dl className={classes.claims}>
              {claims.map(({ figure, what }) => (
                <div key={what} className={classes.claim}>
                  <dt>{what}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
            {join}
          </div>
        </div>
      </section>
    </>
  );
}

/** Only visitors read them: people who are signed in know Sidework. */
function Promises({ promises }: { promises: string[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" className={classes.promises}>
      {promises.map((promise) => (
        <li key={promise} className={classes.promise}>
          {promise}
        </li>
      ))}
    </ul>
  );
}
