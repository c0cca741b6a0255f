import { listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { firstAnswers } from './first-answers.ts';

const server = fakeServer();

it('fetches ahead exactly what the jobs page then asks for, so that the answer is used', async () => {
  server.on(listJobs, () => ({ items: [], nextCursor: null }));
  renderApp('/jobs');
  await screen.findByRole('heading', { level: 1, name: 'Available Jobs' });
  const [first] = server.received(listJobs);
  expect(firstAnswers['/jobs']).toBe(`/api${listJobs.url}`);
  expect(first?.query).toEqual({});
  expect([...(first?.headers ?? [])]).toEqual([]);
});
