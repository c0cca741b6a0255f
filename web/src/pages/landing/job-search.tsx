import { IconSearch } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import classes from './job-search.module.css';

export function JobSearch({ examples }: { examples: string }) {
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
          dir="auto"
          maxLength={100}
          autoComplete="off"
          placeholder={examples}
          className={classes.input}
        />
        <button type="submit" className={classes.submit}>
          Search jobs
        </button>
      </div>
    </form>
  );
}
