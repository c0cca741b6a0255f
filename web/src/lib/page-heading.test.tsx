import '../../test/browser.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { usePageHeading } from './page-heading.ts';

afterEach(cleanup);

function Heading({ title }: { title: string }) {
  const heading = usePageHeading(title);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

/** A menu's button above two pages, with the focus on it when the second page arrives. */
async function arriveWithFocusOn(isExpanded: boolean | undefined) {
  let go: (path: string) => unknown = () => undefined;
  function Frame() {
    go = useNavigate();
    return (
      <button type="button" aria-expanded={isExpanded}>
        Above
      </button>
    );
  }
  render(
    <MemoryRouter>
      <Frame />
      <Routes>
        <Route path="/" element={<Heading title="First" />} />
        <Route path="/second" element={<Heading title="Second" />} />
      </Routes>
    </MemoryRouter>,
  );
  screen.getByRole('button').focus();
  await act(async () => go('/second'));
  return document.activeElement?.textContent;
}

describe('the heading of a page', () => {
  it.each([
    ['takes the focus on arrival', undefined, 'Second'],
    ['leaves it to a menu that is open', true, 'Above'],
    ['leaves it to a menu whose button is being pressed', false, 'Above'],
  ])('%s', async (_does, isExpanded, focused) => {
    expect(await arriveWithFocusOn(isExpanded)).toBe(focused);
  });
});
