import { courseCategories } from '@sidework/contracts/education-events/course-options';
import { listCourses } from '@sidework/contracts/schema/education-events/courses';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aCourse } from '../../../test/course-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath, fill, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const courses = [
  aCourse({ id: 1, title: 'Real Estate CE', category: 'real estate', priceCents: 8_900 }),
  aCourse({ id: 3, title: 'Notary Certification', type: 'licensing', format: 'hybrid' }),
];
const answer = (items = courses, types: ('ce' | 'licensing' | 'certification')[] = ['ce']) =>
  server.on(listCourses, () => ({ items, nextCursor: null, types }));
beforeEach(() => answer());

const links = () => screen.findAllByRole('link', { name: /^(Real Estate CE|Notary)/ });
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const lastQuery = () => server.received(listCourses).at(-1)?.query;

describe('the page of courses', () => {
  it('is open to all, and each card leads to its course [EDU-01, EDU-05, EDU-65, NAV-13]', async () => {
    renderApp('/education');
    await screen.findByRole('heading', { level: 1, name: 'Education and Training' });
    expect((await links()).map((link) => link.getAttribute('href'))).toEqual([
      '/course/1',
      '/course/3',
    ]);
    const card = screen.getByRole('region', { name: 'Real Estate CE' });
    for (const word of ['CE Credits', '$89']) within(card).getByText(word);
    expect(card.textContent).toContain('Real Estate · Online · 4 hours · 4 credits');
  });

  it('narrows the courses by words, which the address keeps [EDU-02]', async () => {
    const { person } = renderApp('/education');
    await links();
    await fill(person, screen.getByLabelText('Search courses'), 'notary');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/education?search=notary'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'notary' }));
  });

  it('filters by category and by type [EDU-03, EDU-04, EDU-60, D-61]', async () => {
    const { person } = renderApp('/education');
    await links();
    expect(optionsOf('Category')).toEqual(['All', ...courseCategories.map(({ label }) => label)]);
    expect(optionsOf('Type')).toEqual(['All', 'CE Credits', 'Licensing']);
    await person.selectOptions(screen.getByLabelText('Category'), 'Notary');
    await person.selectOptions(screen.getByLabelText('Type'), 'Licensing');
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ category: 'notary', type: 'licensing' }),
    );
  });

  it('offers certification once there is such a course [D-61]', async () => {
    answer(courses, ['ce', 'certification']);
    renderApp('/education');
    await screen.findByRole('option', { name: 'Certification' });
  });

  it('leads to posting a course, children excepted [EDU-06]', async () => {
    renderApp('/education');
    const link = await screen.findByRole('link', { name: 'Post Your Course' });
    expect(link.getAttribute('href')).toBe('/post-course');
    cleanup();
    signInAs({ accountType: 'sidework_kids' });
    renderApp('/education');
    await links();
    expect(screen.queryByRole('link', { name: 'Post Your Course' })).toBeNull();
  });

  it('makes its claims [EDU-68]', async () => {
    renderApp('/education');
    await links();
    const said = document.getElementById('main')?.textContent ?? '';
    for (const [line, claim] of [
      ['[EDU-17, EDU-66]', /courses across 8 categories200\+/],
      ['[EDU-18]', /pass rate95%/],
      ['[EDU-19]', /access24\/7/],
      ['[EDU-21]', /learners5K\+/],
      ['[EDU-22]', /paid to educators\$150K\+/],
      ['[EDU-20]', /State-approved CE credits/],
      ['[EDU-23, CONST-29]', /reviewed in 24-48 hours/],
      ['[EDU-24, CONST-30]', /Educators earn 85%/],
    ] as const)
      expect(said, line).toMatch(claim);
    expect(said).not.toMatch(/80%|20%/);
  });

  it('says where no course fits, and how to go on [EDU-61]', async () => {
    answer([]);
    const { person } = renderApp('/education?search=zzz');
    await screen.findByRole('heading', { name: 'No courses found' });
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(currentPath()).toBe('/education'));
  });

  it('can be read again after a failure', async () => {
    server.on(listCourses, () => refuse(429, 'too_many_requests', 'Slow down'));
    const { person } = renderApp('/education');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer();
    await person.click(retry);
    await links();
  });
});
