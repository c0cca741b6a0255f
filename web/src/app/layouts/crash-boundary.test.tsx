import '../../../test/browser.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from './crash-boundary.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken({ error }: { error: Error }): never {
  throw error;
}

describe('a page that fails', () => {
  it.each([
    [new Error('boom'), 'This page stopped working'],
    [new TypeError('Failed to fetch dynamically imported module'), 'This page did not load'],
  ])('is replaced by words and a way on: %s', (error, title) => {
    render(
      <MemoryRouter initialEntries={['/jobs?search=paint']}>
        <CrashBoundary>
          <Broken error={error} />
        </CrashBoundary>
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const reload = screen.getByRole('link', { name: 'Reload the page' });
    expect(reload.getAttribute('href')).toBe('/jobs?search=paint');
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });
});
