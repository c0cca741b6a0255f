import { editReview, submitReview } from '@sidework/contracts/schema/client-services/reviews';
import {
  listServices,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aReview, aService } from '../../../test/service-builders.ts';

const server = fakeServer();

function answerServices(...items: ServiceView[]) {
  server.on(listServices, () => ({ items, nextCursor: null }));
}

function openServices(...services: ServiceView[]) {
  signInAs();
  answerServices(...services);
  return renderApp('/my-services');
}

const leaveReview = () => screen.findByRole('button', { name: 'Leave Review' });
const dialog = async () => {
  const name = /Maria Lopez/;
  return within(await screen.findByRole('dialog', { name }));
};

describe('a completed service', () => {
  it('can be reviewed once it is completed, and not before [MYS-11]', async () => {
    const { person } = openServices(
      aService({ title: 'Under way' }),
      aCompletedService({ title: 'Done' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Done' }));
    await leaveReview();
    const [underWay, done] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(within(underWay).queryByRole('button', { name: 'Leave Review' })).toBeNull();
    expect(within(done).getByRole('button', { name: 'Leave Review' })).toBeTruthy();
  });

  it('says on its row when it ended, and whether it is reviewed', async () => {
    const money = { ...aService().money, topUpCents: 0, releasedAmountCents: 45_000 };
    openServices(
      aCompletedService({ title: 'Done', completedAt: '2024-01-20T10:00:00.000Z', money }),
      aCompletedService({ title: 'Reviewed', review: aReview(), money }),
    );
    await screen.findByText('Done');
    const [done, reviewed] = screen
      .getAllByRole('article')
      .map((row) => row.querySelector('header'));
    expect(done?.textContent).toContain('Jan 20, 2024');
    expect(done?.textContent).toContain('Not Reviewed');
    expect(reviewed?.textContent).not.toContain('Not Reviewed');
  });

  it('says before it is reviewed that changes can be requested no longer', async () => {
    const changesUntil = '2026-12-04T10:00:00.000Z';
    const { person } = openServices(aCompletedService({ changesUntil }));
    await person.click(await leaveReview());
    const text = (await dialog()).getByText(/With a review you accept the work/).textContent;
    expect(text).toContain('you cannot request changes afterwards');
    expect(text).toMatch(/until .*Dec/);
  });

  it('that can be changed no longer anyway says nothing of it', async () => {
    const { person } = openServices(aCompletedService({ changesUntil: null }));
    await person.click(await leaveReview());
    await dialog();
    expect(screen.queryByText(/With a review you accept the work/)).toBeNull();
  });

  it('of a young person is reviewed with phrases and no words [D-117]', async () => {
    const service = aCompletedService({ isOfChild: true });
    const { person } = openServices(service);
    await person.click(await leaveReview());
    const form = await dialog();
    expect(form.queryByRole('textbox')).toBeNull();
    for (const name of ['Careful', 'On time', 'Friendly'])
      await person.click(form.getByRole('checkbox', { name }));
    await person.click(form.getByRole('checkbox', { name: 'Friendly' }));
    const review = aReview({ phrases: ['on_time', 'careful'] });
    server.on(submitReview, () => review);
    answerServices({ ...service, review });
    await person.click(form.getByRole('button', { name: 'Submit Review' }));
    expect(await screen.findByText('On time · Careful')).toBeTruthy();
    expect(server.received(submitReview).map(({ body }) => body)).toEqual([
      { rating: 5, phrases: ['on_time', 'careful'] },
    ]);
  });

  it('is reviewed with five stars unless fewer are chosen, and a comment [MYS-14]', async () => {
    const service = aCompletedService();
    const { person } = openServices(service);
    await person.click(await leaveReview());
    const form = await dialog();
    const stars = form.getAllByRole<HTMLInputElement>('radio');
    expect(stars).toHaveLength(5);
    expect(form.getByRole<HTMLInputElement>('radio', { name: '5 stars' }).checked, '[MYS-12]').toBe(
      true,
    );
    await person.click(form.getByRole('radio', { name: '4 stars' }));
    await fill(person, form.getByRole('textbox', { name: 'Comment' }), 'Neat and on time.');
    expect(form.getByText('17 of 1,000 characters'), '[MYS-13]').toBeTruthy();
    const review = aReview({ rating: 4, comment: 'Neat and on time.' });
    server.on(submitReview, () => review);
    answerServices({ ...service, review });
    await person.click(form.getByRole('button', { name: 'Submit Review' }));

    expect(await screen.findByText('Review submitted successfully'), '[MYS-26]').toBeTruthy();
    const [request] = server.received(submitReview);
    expect(request?.params).toEqual({ serviceId: service.id });
    expect(request?.body, '[MYS-20]').toEqual({ rating: 4, comment: 'Neat and on time.' });
    expect(request?.headers.get('idempotency-key')).toBeTruthy();
    expect(await screen.findByText('Reviewed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave Review' })).toBeNull();
  });

  it('is rated by the arrow keys alone', async () => {
    const { person } = openServices(aCompletedService());
    await person.click(await leaveReview());
    const form = await dialog();
    await person.click(form.getByRole('radio', { name: '3 stars' }));
    await person.keyboard('{ArrowRight}');
    expect(form.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  });

  it('is reviewed untouched only after one question, which names the stars [MYS-32, D-129]', async () => {
    const service = aCompletedService();
    const { person } = openServices(service);
    server.on(submitReview, () => aReview());
    await person.click(await leaveReview());
    const submit = (await dialog()).getByRole('button', { name: 'Submit Review' });
    await person.click(submit);
    expect(await screen.findByText(/You give 5 out of 5 stars and no words/)).toBeTruthy();
    expect(server.received(submitReview)).toEqual([]);
    await person.click(submit);
    await waitFor(() => expect(server.received(submitReview)).toHaveLength(1));
    expect(server.received(submitReview)[0]?.body).toEqual({ rating: 5, comment: '' });
  });

  it('is not reviewed in more than 1000 characters, which the form says [MYS-24, MYS-25, MYS-31, ERR-15]', async () => {
    const { person } = openServices(aCompletedService());
    await person.click(await leaveReview());
    const form = await dialog();
    const comment = form.getByRole('textbox', { name: 'Comment' });
    await fill(person, comment, 'x'.repeat(1001));
    await person.click(form.getByRole('button', { name: 'Submit Review' }));
    const toast = (await screen.findByText('Validation Error')).closest('[role="alert"]');
    expect(toast?.textContent).toContain('Comment must be less than 1000 characters');
    expect(document.activeElement).toBe(comment);
    expect(server.received(submitReview)).toEqual([]);
  });

  it('keeps what was typed where the server refuses, and says why [MYS-28]', async () => {
    const { person } = openServices(aCompletedService());
    server.on(submitReview, () =>
      refuse(409, 'already_reviewed', 'You have already reviewed this service.'),
    );
    await person.click(await leaveReview());
    const form = await dialog();
    await fill(person, form.getByRole('textbox', { name: 'Comment' }), 'Neat.');
    await person.click(form.getByRole('button', { name: 'Submit Review' }));
    const toast = (await screen.findByText('Error')).closest('[role="alert"]');
    expect(toast?.textContent).toContain('You have already reviewed this service.');
    expect(form.getByDisplayValue('Neat.')).toBeTruthy();
  });

  it.each(['Escape', 'Cancel'])(
    'keeps the unsent review after %s, until it is sent',
    async (way) => {
      const service = aCompletedService();
      const { person } = openServices(service);
      await person.click(await leaveReview());
      const form = await dialog();
      await person.click(form.getByRole('radio', { name: '3 stars' }));
      await fill(person, form.getByRole('textbox', { name: 'Comment' }), 'Neat and on time.');
      if (way === 'Escape') await person.keyboard('{Escape}');
      else await person.click(form.getByRole('button', { name: way }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      await person.click(await leaveReview());
      const again = await dialog();
      expect(again.getByDisplayValue('Neat and on time.')).toBeTruthy();
      expect(again.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true);
      const review = aReview({ editableUntil: '2099-01-01T10:00:00.000Z', comment: 'As kept.' });
      server.on(submitReview, () => review);
      answerServices({ ...service, review });
      await person.click(again.getByRole('button', { name: 'Submit Review' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await person.click(await screen.findByRole('button', { name: 'Edit review' }));
      expect(await (await dialog()).findByDisplayValue('As kept.')).toBeTruthy();
    },
  );
});

describe('a reviewed service', () => {
  it('shows "Reviewed" and the review in place of the button [MYS-15]', async () => {
    openServices(aCompletedService({ review: aReview({ rating: 2, comment: 'It drips.' }) }));
    expect(await screen.findByText('Reviewed')).toBeTruthy();
    expect(screen.getByRole('img', { name: '2 of 5 stars' })).toBeTruthy();
    expect(screen.getByText('It drips.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /review/i })).toBeNull();
  });

  it('says that a moderator hid the review', async () => {
    openServices(aCompletedService({ review: aReview({ comment: null, isHidden: true }) }));
    expect(await screen.findByText(/^Our moderators have hidden this review/)).toBeTruthy();
  });

  it('can be reviewed differently while that is possible [D-56]', async () => {
    const editableUntil = '2099-01-01T10:00:00.000Z';
    const review = aReview({ rating: 2, comment: 'It drips.', editableUntil });
    const service = aCompletedService({ review });
    const { person } = openServices(service);
    await person.click(await screen.findByRole('button', { name: 'Edit review' }));
    const form = await dialog();
    expect(form.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
    await person.click(form.getByRole('radio', { name: '5 stars' }));
    await fill(person, form.getByRole('textbox', { name: 'Comment' }), 'It was mended.');
    const edited = { ...review, rating: 5, comment: 'It was mended.' };
    server.on(editReview, () => edited);
    answerServices({ ...service, review: edited });
    await person.click(form.getByRole('button', { name: 'Save Review' }));
    expect(await screen.findByText('Review updated')).toBeTruthy();
    expect(server.received(editReview)[0]?.body).toEqual({ rating: 5, comment: 'It was mended.' });
    expect(await screen.findByText('It was mended.')).toBeTruthy();
  });
});
