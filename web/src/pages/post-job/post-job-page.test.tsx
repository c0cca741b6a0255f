import { youthCategories } from '@sidework/contracts/marketplace/categories';
import { issueToken, signOut } from '@sidework/contracts/schema/identity/accounts/auth';
import { getJob, postJob } from '@sidework/contracts/schema/marketplace/jobs';
import { listProposalsForJob } from '@sidework/contracts/schema/marketplace/proposals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { geolocationAnswers } from '../../../test/geolocation.ts';
import { aJob, aJobDetail, anId } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';
import { markSignedInHere } from '../../lib/signed-in-here.ts';

const server = fakeServer();

const labels = {
  title: /^Title/,
  description: /^Description/,
  category: /^Category/,
  budgetMin: /^Minimum budget/,
  budgetMax: /^Maximum budget/,
  location: /^Location/,
};
type Typed = Record<keyof typeof labels, string>;

const whole: Typed = {
  title: 'Fix a tap',
  description: 'It drips day and night.',
  category: 'plumbing',
  budgetMin: '100',
  budgetMax: '250.50',
  location: 'Austin, TX',
};

const field = (name: keyof Typed) => screen.getByLabelText<HTMLInputElement>(labels[name]);

let people = 0;

/** Each as another person, since what a person typed is kept for them. */
async function openForm() {
  people += 1;
  signInAs({ id: `0193d2a2-0000-7000-8000-${String(people).padStart(12, '0')}` });
  const { person } = renderApp('/post-job');
  await screen.findByRole('form', { name: 'Post a Job Request' });
  return person;
}

function fill(typed: Partial<Typed>) {
  for (const [name, value] of Object.entries({ ...whole, ...typed }))
    fireEvent.change(field(name as keyof Typed), { target: { value } });
}

const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post job' }));

function answerPosting() {
  const job = aJob({ title: 'Fix a tap', isOwn: true });
  server.on(postJob, () => job);
  server.on(getJob, () => aJobDetail({ ...job, version: 0 }));
  server.on(listProposalsForJob, () => ({ items: [], nextCursor: null }));
  return job;
}

const posted = () => server.received(postJob).map(({ body }) => body);

describe('the page for posting a job', () => {
  it('sends visitors to sign in, and back [JOBS-34, JOBS-48, SEC-07, SEC-10]', async () => {
    renderApp('/post-job');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/post-job' });
  });

  it('says to visitors why they are to sign up, or to log in where they did before', async () => {
    const { unmount } = renderApp('/post-job');
    await screen.findByText(/Sign up or log in to post your job/);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sign Up');
    unmount();
    markSignedInHere();
    renderApp('/post-job');
    await screen.findByText(/Sign up or log in to post your job/);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Login');
  });

  it('asks for title, description, category, budget and location [JOBS-35]', async () => {
    await openForm();
    expect(screen.getByRole('heading', { level: 1, name: 'Post a Job Request' })).toBeTruthy();
    for (const name of Object.keys(labels)) expect(field(name as keyof Typed)).toBeTruthy();
  });

  it('offers the categories for adults, and those of youth jobs as a second group [JOBS-67]', async () => {
    await openForm();
    const options = within(field('category')).getAllByRole('option');
    expect(options).toHaveLength(1 + 17 + 10);
    expect(options.at(1)?.textContent).toBe('Plumbing');
    expect(options.at(17)?.textContent).toBe('Other');
    const youth = within(
      within(field('category')).getByRole('group', { name: 'Youth jobs (ages 17 and younger)' }),
    );
    expect(youth.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      youthCategories.map(({ label }) => label),
    );
  });

  it('posts the job of who is signed in, and leads to it [JOBS-57]', async () => {
    await openForm();
    const job = answerPosting();
    fill({});
    post();
    expect(await screen.findByText('Your job request has been posted'), '[JOBS-47]').toBeTruthy();
    await waitFor(() => expect(currentPath(), '[JOBS-66]').toBe(`/jobs/${job.id}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fix a tap' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close job' })).toBeTruthy();
    expect(posted(), '[JOBS-33]').toEqual([
      {
        title: 'Fix a tap',
        description: 'It drips day and night.',
        category: 'plumbing',
        budgetMinCents: 10_000,
        budgetMaxCents: 25_050,
        location: 'Austin, TX',
        latitude: null,
        longitude: null,
      },
    ]);
  });

  describe('without a network', () => {
    afterEach(() => vi.restoreAllMocks());

    it('waits in the open page, says so, and is posted once by itself', async () => {
      await openForm();
      const job = answerPosting();
      fill({});
      server.goOffline();
      post();
      const note = await screen.findByText(/Your job is posted automatically, once/);
      expect(note.closest('[role="status"]')).toBeTruthy();
      expect(screen.queryByText('Network error. Please check your connection')).toBeNull();
      const leaving = new Event('beforeunload', { cancelable: true });
      dispatchEvent(leaving);
      expect(leaving.defaultPrevented).toBe(true);
      server.comeBack();
      await waitFor(() => expect(currentPath()).toBe(`/jobs/${job.id}`));
      expect(posted()).toHaveLength(1);
    });

    it('warns of leaving, and is not posted where the page is left', async () => {
      const person = await openForm();
      answerPosting();
      fill({});
      server.goOffline();
      post();
      await screen.findByText(/Your job is posted automatically, once/);
      const asked = vi.spyOn(globalThis, 'confirm').mockReturnValueOnce(false);
      const [about] = screen.getAllByRole('link', { name: 'About Us' });
      await person.click(about as HTMLElement);
      expect(asked).toHaveBeenCalledOnce();
      expect(currentPath()).toBe('/post-job');
      asked.mockReturnValueOnce(true);
      await person.click(about as HTMLElement);
      await waitFor(() => expect(currentPath()).toBe('/about'));
      server.comeBack();
      expect(posted()).toEqual([]);
    });
  });

  it('takes a job from a professional as well [JOBS-70]', async () => {
    signInAs({ id: anId(), userType: 'professional', accountType: 'gig_worker' });
    renderApp('/post-job');
    await screen.findByRole('form', { name: 'Post a Job Request' });
    answerPosting();
    fill({});
    post();
    expect(await screen.findByText('Your job request has been posted')).toBeTruthy();
  });

  it('posts once however often it is clicked', async () => {
    await openForm();
    answerPosting();
    fill({});
    post();
    post();
    await screen.findByText('Your job request has been posted');
    expect(posted()).toHaveLength(1);
    expect(server.received(postJob)[0]?.headers.get('idempotency-key')).toBeTruthy();
  });
});

describe('the rules of a job', () => {
  const refused: { name: keyof Typed; typed: Partial<Typed>; text: string; line?: string }[] = [
    { name: 'title', typed: { title: '' }, text: 'Title is required', line: '[JOBS-36]' },
    { name: 'title', typed: { title: '   ' }, text: 'Title is required', line: '[JOBS-36]' },
    {
      name: 'title',
      typed: { title: 'Fix the\u0007 roof' },
      text: 'Please write this on one line, without characters that cannot be shown',
    },
    { name: 'title', typed: { title: '\u200b' }, text: 'Please write something that can be read' },
    {
      name: 'description',
      typed: { description: 'It drips\u0007 day and night.' },
      text: 'Please leave out characters that cannot be shown',
    },
    {
      name: 'description',
      typed: { category: 'raking_leaves', description: 'Text me at 973-555-0199.' },
      text: 'Please leave out phone numbers, e-mail, links, street addresses, accounts elsewhere and where to meet. Young people answer you here, together with their guardian.',
    },
    {
      name: 'title',
      typed: { title: 'x'.repeat(201) },
      text: 'Title must be less than 200 characters',
      line: '[JOBS-37]',
    },
    {
      name: 'description',
      typed: { description: 'x'.repeat(9) },
      text: 'Description must be at least 10 characters',
      line: '[JOBS-38]',
    },
    {
      name: 'description',
      typed: { description: 'x'.repeat(2001) },
      text: 'Description must be less than 2000 characters',
      line: '[JOBS-39]',
    },
    { name: 'category', typed: { category: '' }, text: 'Category is required', line: '[JOBS-40]' },
    {
      name: 'budgetMin',
      typed: { budgetMin: '0' },
      text: 'Minimum budget must be positive',
      line: '[JOBS-41]',
    },
    {
      name: 'budgetMin',
      typed: { budgetMin: '-5' },
      text: 'Minimum budget must be positive',
      line: '[JOBS-41]',
    },
    {
      name: 'budgetMax',
      typed: { budgetMin: '', budgetMax: '0' },
      text: 'Maximum budget must be positive',
      line: '[JOBS-42]',
    },
    {
      name: 'budgetMin',
      typed: { budgetMin: 'cheap' },
      text: 'Enter an amount in dollars, such as 450 or 450.50',
    },
    {
      name: 'budgetMin',
      typed: { budgetMin: '250.51', budgetMax: '250.50' },
      text: 'Minimum budget cannot be greater than maximum budget',
      line: '[JOBS-45]',
    },
    {
      name: 'location',
      typed: { location: 'x'.repeat(201) },
      text: 'Location must be less than 200 characters',
      line: '[JOBS-44, JOBS-64]',
    },
  ];

  it.each(refused)('say "$text" beside $name', async ({ name, typed, text, line }) => {
    await openForm();
    fill(typed);
    post();
    expect(await screen.findByText(text), line).toBeTruthy();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(name));
    expect(posted()).toEqual([]);
  });
});

describe('the bounds of a job [JOBS-72]', () => {
  const taken: { what: string; typed: Partial<Typed>; line?: string }[] = [
    { what: 'a title of 200 characters', typed: { title: 'x'.repeat(200) }, line: '[JOBS-37]' },
    {
      what: 'a description of 10 characters',
      typed: { description: 'x'.repeat(10) },
      line: '[JOBS-38]',
    },
    {
      what: 'a description of 2000 characters',
      typed: { description: 'x'.repeat(2000) },
      line: '[JOBS-39]',
    },
    { what: 'no budget', typed: { budgetMin: '', budgetMax: '' }, line: '[JOBS-43]' },
    { what: 'a minimum alone', typed: { budgetMax: '' } },
    { what: 'a maximum alone', typed: { budgetMin: '' } },
    {
      what: 'a minimum that is the maximum',
      typed: { budgetMin: '250', budgetMax: '250' },
      line: '[JOBS-45]',
    },
    {
      what: 'a location of 200 characters',
      typed: { location: 'x'.repeat(200) },
      line: '[JOBS-44]',
    },
    { what: 'no location', typed: { location: '' } },
  ];

  it.each(taken)('take $what', async ({ typed, line }) => {
    await openForm();
    answerPosting();
    fill(typed);
    post();
    expect(await screen.findByText('Your job request has been posted')).toBeTruthy();
    expect(posted(), line).toHaveLength(1);
  });
});

describe('the place of a job [JOBS-63]', () => {
  it('is added on request, and can be removed', async () => {
    geolocationAnswers({ latitude: 40.7357, longitude: -74.1724 });
    const person = await openForm();
    answerPosting();
    fill({});
    expect(screen.getByText(/only if you are now where the work is/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(
      await screen.findByText(/Your location is added. The exact place stays private/),
    ).toBeTruthy();
    post();
    await screen.findByText('Your job request has been posted');
    expect(posted()).toMatchObject([{ latitude: 40.7357, longitude: -74.1724 }]);
  });

  it('is left out where it was removed', async () => {
    geolocationAnswers({ latitude: 40.7357, longitude: -74.1724 });
    const person = await openForm();
    answerPosting();
    fill({});
    await person.click(screen.getByRole('button', { name: 'Use my location' }));
    await person.click(await screen.findByRole('button', { name: 'Remove it' }));
    post();
    await screen.findByText('Your job request has been posted');
    expect(posted()).toMatchObject([{ latitude: null, longitude: null }]);
  });

  it('is explained where it is refused', async () => {
    geolocationAnswers('denied');
    const person = await openForm();
    await person.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('Location access denied')).toBeTruthy();
  });
});

describe('what is typed', () => {
  const kept = () => Object.entries(localStorage).find(([key]) => key.includes('draft'))?.[1];

  it('is kept in the browser, but for the money', async () => {
    await openForm();
    fill({});
    await waitFor(() => expect(kept()).toContain('Fix a tap'));
    expect(JSON.parse(kept() ?? '{}')).toEqual({
      title: 'Fix a tap',
      description: 'It drips day and night.',
      category: 'plumbing',
      location: 'Austin, TX',
      partGone: true,
    });
    expect(Object.values(sessionStorage).join()).toContain('250.50');
  });

  it('is there again on the next visit, and can be dropped and brought back', async () => {
    const person = await openForm();
    fill({});
    await person.click(screen.getByRole('link', { name: 'About Us' }));
    await screen.findByRole('heading', { level: 1, name: /About/ });
    history.back();
    expect(await screen.findByText('What you typed before is still here.')).toBeTruthy();
    expect(field('title').value).toBe('Fix a tap');
    await person.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('title').value).toBe('');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('title').value).toBe('Fix a tap');
  });

  it('is forgotten once it is posted', async () => {
    await openForm();
    answerPosting();
    fill({});
    post();
    await screen.findByText('Your job request has been posted');
    expect(kept()).toBeUndefined();
  });

  it('survives a refusal, which is said', async () => {
    await openForm();
    server.on(postJob, () => refuse(503, 'unavailable', 'Marketplace is not answering.'));
    fill({});
    post();
    expect(await screen.findByText('Marketplace is not answering.')).toBeTruthy();
    expect(field('title').value).toBe('Fix a tap');
    expect(currentPath()).toBe('/post-job');
  });

  it('survives that there were many jobs, and says when the next one can follow', async () => {
    await openForm();
    const inAWhile = { retryAfterSeconds: 170 };
    server.on(postJob, () => refuse(429, 'too_many_jobs', 'You have posted many jobs.', inAWhile));
    fill({});
    post();
    await screen.findByText('You have posted many jobs. Please try again in 3 minutes.');
    expect(field('title').value).toBe('Fix a tap');
    answerPosting();
    post();
    await screen.findByText('Your job request has been posted');
  });

  it('gets the refusal of a field beside it', async () => {
    await openForm();
    server.on(postJob, () =>
      refuse(400, 'invalid_input', 'Some of what you entered needs a second look.', {
        fields: { budgetMaxCents: 'Enter at most $1,000,000,000' },
      }),
    );
    fill({});
    post();
    expect(await screen.findByText('Enter at most $1,000,000,000')).toBeTruthy();
    expect(document.activeElement).toBe(field('budgetMax'));
  });

  it('survives the end of the session', async () => {
    people += 1;
    const id = `0193d2a3-0000-7000-8000-${String(people).padStart(12, '0')}`;
    signInAs({ id });
    renderApp('/post-job');
    await screen.findByRole('form', { name: 'Post a Job Request' });
    fill({});
    server.on(postJob, () => refuse(401, 'session_expired', 'Your session has expired.'));
    server.on(issueToken, () => refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
    server.on(signOut, () => undefined);
    post();
    await screen.findByRole('heading', { name: 'Welcome to Sidework' });
    signInAs({ id });
    await screen.findByRole('form', { name: 'Post a Job Request' });
    expect(field('title').value).toBe('Fix a tap');
    expect(field('budgetMin').value).toBe('100');
  });
});

describe('a job whose first answer was lost', () => {
  it('and that was edited since is said to be posted already, with a way to it', async () => {
    await openForm();
    server.on(postJob, () =>
      refuse(422, 'idempotency_key_reused', 'This key was used for another request.'),
    );
    fill({});
    post();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('was posted already');
    expect(within(alert).getByRole('link', { name: 'My Jobs' }).getAttribute('href')).toBe(
      '/my-jobs',
    );
  });
});
