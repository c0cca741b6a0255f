import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

it.each([
  ['is drawn once it is there', () => Promise.resolve(() => <p>The menu</p>), 'The menu'],
  [
    'offers to reload where it cannot be fetched',
    () => Promise.reject(new Error('offline')),
    'Reload',
  ],
] as const)('a part of the header %s', async (_, load, text) => {
  const Part = lazyPart(load);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});
