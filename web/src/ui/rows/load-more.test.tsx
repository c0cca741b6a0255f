import '../../../test/browser.ts';
import { listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anOwnJob } from '../../../test/job-builders.ts';
import { useInvalidate, usePages } from '../../lib/api.ts';
import { LoadMore } from './load-more.tsx';

const server = fakeServer();
afterEach(cleanup);

function List({ isLive = false }: { isLive?: boolean }) {
  const list = usePages(listOwnJobs, {}, { isLive });
  const invalidate = useInvalidate();
  return (
    <>
      <ul>
        {list.items?.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <LoadMore list={list} label="More" />
      <button type="button" onClick={() => void invalidate(listOwnJobs)}>
        Invalidate
      </button>
      <Link to="/elsewhere">Away</Link>
    </>
  );
}

/** Two pages of jobs, whose titles carry how often their page was asked for. */
const asked = { first: 0, second: 0 };
function answerTwoPages() {
  Object.assign(asked, { first: 0, second: 0 });
  server.on(listOwnJobs, ({ query }) => {
    const page = query.cursor ? 'second' : 'first';
    asked[page] += 1;
    return {
      items: [anOwnJob({ title: `${page} ${asked[page]}` })],
      nextCursor: page === 'first' ? 'next' : null,
    };
  });
}

const fivePages = ['1', '2', '3', '4', '5'];

/** As many pages as are asked for, each request noted. */
async function openFivePages() {
  const requests: string[] = [];
  server.on(listOwnJobs, ({ query }) => {
    const page = query.cursor ?? '1';
    requests.push(page);
    return { items: [anOwnJob({ title: `page ${page}` })], nextCursor: String(Number(page) + 1) };
  });
  const person = open(true);
  for (const page of fivePages) {
    await screen.findByText(`page ${page}`);
    if (page !== '5') await person.click(await screen.findByRole('button', { name: 'More' }));
  }
  return requests;
}

function open(isLive = false) {
  history.replaceState(null, '', '/');
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<List isLive={isLive} />} />
          <Route path="/elsewhere" element={<Link to="/">Back by link</Link>} />
        </Routes>
      </BrowserRouter>
    </SWRConfig>,
  );
  return userEvent.setup();
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function openBothPages(isLive = false) {
  answerTwoPages();
  const person = open(isLive);
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByText('second 1');
  return person;
}

describe('a paged list', () => {
  it('keeps what it has where the next page fails, and asks for it again', async () => {
    let isDown = false;
    server.on(listOwnJobs, ({ query }) => {
      if (isDown)
        return refuse(
          403,
          'permission_denied',
          'You do not have permission to perform this action',
        );
      return query.cursor
        ? { items: [anOwnJob({ title: 'second' })], nextCursor: null }
        : { items: [anOwnJob({ title: 'first' })], nextCursor: 'next' };
    });
    const person = open();
    await screen.findByText('first');
    isDown = true;
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You do not have permission to perform this action',
    );
    expect(shown()).toEqual(['first']);
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toEqual(['first', 'second']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for one page more at a time, and for none twice', async () => {
    await openBothPages();
    expect(shown()).toEqual(['first 1', 'second 1']);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('keeps its pages on the way back', async () => {
    const person = await openBothPages();
    await person.click(screen.getByRole('link', { name: 'Away' }));
    act(() => history.back());
    await waitFor(() => expect(shown()).toEqual(['first 1', 'second 1']));
  });

  it('is read anew when it is reached by a link', async () => {
    const person = await openBothPages();
    await person.click(screen.getByRole('link', { name: 'Away' }));
    await person.click(screen.getByRole('link', { name: 'Back by link' }));
    await waitFor(() => expect(shown()).toEqual(['first 2', 'second 2']));
  });

  it('is read anew, all of it, after a change', async () => {
    const person = await openBothPages();
    await person.click(screen.getByRole('button', { name: 'Invalidate' }));
    await waitFor(() => expect(shown()).toEqual(['first 2', 'second 2']));
  });

  it('is read anew at focus where another person changes it', async () => {
    await openBothPages(true);
    const before = asked.second;
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(asked.second).toBe(before + 1));
    expect(shown()[1]).toBe(`second ${before + 1}`);
  });

  it('asks at focus for its first page alone where many are shown', async () => {
    const requests = await openFivePages();
    requests.length = 0;
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(requests).not.toEqual([]));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(requests).toEqual(['1']);
    expect(shown()).toEqual(fivePages.map((page) => `page ${page}`));
  });
});
