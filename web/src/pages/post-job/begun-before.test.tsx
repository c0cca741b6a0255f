import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

fakeServer();

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** The form of a person whose browser, and perhaps whose tab, kept a draft of it. */
async function openForm(kept: object, keptInTab?: object, address = '') {
  const id = anId();
  const key = `sidework.draft.job.${id}`;
  localStorage.setItem(key, JSON.stringify(kept));
  if (keptInTab) sessionStorage.setItem(key, JSON.stringify(keptInTab));
  signInAs({ id });
  renderApp(`/post-job${address}`);
  await screen.findByRole('form', { name: 'Post a Job Request' });
}

const words = { title: 'Fix a tap', partGone: true };

it('a job comes back without its budget in a new tab, which is said where it is missing', async () => {
  await openForm(words);
  expect(screen.getByText('What you typed before is still here, but for the budget.')).toBeTruthy();
  expect(field(/^Title/).value).toBe('Fix a tap');
  expect(screen.getAllByText('Optional. Please type it again')).toHaveLength(2);
});

it('a job comes back whole over a reload of its tab', async () => {
  await openForm(words, { budgetMinCents: '100', budgetMaxCents: '' });
  expect(screen.getByText('What you typed before is still here.')).toBeTruthy();
  expect(field(/^Minimum budget/).value).toBe('100');
});

const looked = '?title=home+inspection&category=real_estate_agent';

it('a job begins with what somebody looked for', async () => {
  await openForm({}, undefined, looked);
  expect(field(/^Title/).value).toBe('home inspection');
  expect(field(/^Category/).value).toBe('real_estate_agent');
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
});

it('what somebody looked for takes nothing away that was typed', async () => {
  await openForm(words, undefined, looked);
  expect(field(/^Title/).value).toBe('Fix a tap');
  expect(field(/^Category/).value).toBe('');
});
