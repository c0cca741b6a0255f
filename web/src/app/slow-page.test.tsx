import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { currentPath, renderApp } from '../../test/render-app.tsx';

// Stands for a network that takes its time with the code of a page.
const network = vi.hoisted(() => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answered, answer: () => answer() };
});
vi.mock('../pages/company/contact-page.tsx', async (original) => {
  await network.answered;
  return original();
});

fakeServer();

it('a page stays until the next one is there, and it is said that it is on its way', async () => {
  const { person } = renderApp('/about');
  const heading = await screen.findByRole('heading', { level: 1 });
  const [link] = screen.getAllByRole('link', { name: 'Contact' });
  await person.click(link as HTMLElement);
  await screen.findByRole('progressbar', { name: 'Loading the page' });
  expect(heading.isConnected).toBe(true);
  expect(getComputedStyle(heading.closest('main > *') as Element).display).not.toBe('none');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  await act(() => network.answer());
  await screen.findByRole('heading', { level: 1, name: /contact/i });
  expect(currentPath()).toBe('/contact');
});
