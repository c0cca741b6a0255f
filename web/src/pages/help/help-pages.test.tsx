import { screen, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { currentPath, renderApp } from '../../../test/render-app.tsx';
import { articles } from '../../features/help/articles.ts';
import { searchArticles } from '../../features/help/search-articles.ts';
import { routes } from '../../lib/paths.ts';

describe('the search of the help center', () => {
  it.each([
    ['refund', 'refunds'],
    ['get my money back for a ticket', 'refunds'],
    ['payot bank', 'payouts'],
    ['cancellation fee', 'cancel-work'],
    ['guardian pause', 'for-guardians'],
    ['certificate', 'courses-and-certificates'],
    ['forgot password', 'sign-in'],
    ['quarterly tax', 'estimated-taxes'],
    ['DELETE ACCOUNT', 'your-data'],
    ['block', 'report-and-block'],
    ['how do I get paid to my bank', 'payouts'],
  ])('answers "%s" with %s first', (words, best) => {
    expect(searchArticles(words)[0]).toBe(best);
  });

  it('finds nothing for words that stand nowhere', () => {
    for (const words of ['zebra xylophone', 'is my zebra'])
      expect(searchArticles(words)).toEqual([]);
  });
});

it.each(
  Object.entries(articles).flatMap(([name, { links }]) =>
    links.map(({ to }) => [name, to.replace(/[?#].*/, '')] as const),
  ),
)('%s leads to a page that is there: %s', (_, to) => {
  expect(Object.values(routes).some((route) => matchPath(route, to))).toBe(true);
});

it('the help center leads from its topics to an answer and back', async () => {
  const { person } = renderApp('/help');
  const topic = within(await screen.findByRole('region', { name: 'Payments and payouts' }));
  await person.click(topic.getByRole('link', { name: 'Refunds' }));
  await screen.findByRole('heading', { level: 1, name: 'Refunds' });
  expect(currentPath()).toBe('/help/refunds');
  await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Help' }));
  await screen.findByRole('region', { name: 'Payments and payouts' });
});

it('the help center keeps what is searched in the address, and says where nothing is found', async () => {
  const { person } = renderApp('/help?search=guardian');
  const answers = within(await screen.findByRole('list', { name: 'Answers' }));
  expect(answers.getAllByRole('link').length).toBeGreaterThan(1);
  const box = screen.getByRole('searchbox', { name: 'Search help' });
  await person.clear(box);
  await person.type(box, 'zebra');
  await screen.findByRole('heading', { name: 'No answer found' });
  expect(currentPath()).toBe('/help?search=zebra');
});

it('an answer that is not there says so', async () => {
  renderApp('/help/nothing-of-this-name');
  await screen.findByRole('heading', { level: 1, name: /not found/i });
});
