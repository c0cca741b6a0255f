import { IconSearch } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Audience } from '../../features/kids/use-audience.ts';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { figures } from './figures.ts';
import classes from './hero.module.css';
import { HeroDrawing } from './hero-drawing.tsx';

const claims = [
  { figure: figures.professionals, what: 'active professionals' },
  { figure: figures.gigs, what: 'gigs posted' },
  { figure: figures.earned, what: 'earned' },
];

const leads: Record<Audience, string> = {
  adults:
    'Post a job and compare proposals, or find your next one. Progress, deadlines and payment stay in one place.',
  children:
    'Find youth jobs close to you and offer to do them, together with your parent or guardian.',
};

export function Hero({ audience }: { audience: Audience | undefined }) {
  const heading = usePageHeading();
  const isSignedIn = useSession() !== null;
  return (
    <section className={classes.hero} aria-label="Welcome">
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            Good work, close to home.
          </h1>
          <p className={classes.lead}>{leads[audience ?? 'adults']}</p>
          <JobSearch />
          <div className={classes.actions}>
            <LinkButton to={paths.jobs} variant="default">
              Browse all jobs
            </LinkButton>
            {isSignedIn ? (
              audience === 'adults' && (
                <LinkButton to={paths.postJob} variant="subtle">
                  Post a job
                </LinkButton>
              )
            ) : (
              <LinkButton to={paths.auth} state={{ tab: 'sign-up' }} variant="subtle">
                Join {figures.professionalsInFull} professionals
              </LinkButton>
            )}
          </div>
        </div>
        <HeroDrawing />
      </div>
      <dl className={classes.claims}>
        {claims.map(({ figure, what }) => (
          <div key={what} className={classes.claim}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function JobSearch() {
  const navigate = useNavigate();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search')).trim();
    void navigate(paths.jobsLike(search ? { search } : {}));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive software older than the search element knows the role
    <form role="search" onSubmit={submit}>
      <label htmlFor="hero-search" className={classes.label}>
        What kind of work?
      </label>
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden className={classes.icon} />
        <input
          id="hero-search"
          name="search"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder="Painting, tax return, lawn"
          className={classes.input}
        />
        <button type="submit" className={classes.submit}>
          Search jobs
        </button>
      </div>
    </form>
  );
}
