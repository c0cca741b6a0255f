import type { AccountType } from '@sidework/contracts/identity/profiles/account-types';
import { issueToken, signOut } from '@sidework/contracts/schema/identity/accounts/auth';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { getJob, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { getProposal, submitProposal } from '@sidework/contracts/schema/marketplace/proposals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJobDetail, aProposal } from '../../../test/job-builders.ts';
import { aKidsProfile } from '../../../test/kids-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

// The job page asks for other jobs of the category.
beforeEach(() => server.on(listJobs, () => ({ items: [], nextCursor: null })));
const mayAct = {
  idVerificationStatus: 'verified',
  parentConsentGiven: true,
  mayAct: true,
  hindrance: null,
} as const;

/** The dialog on a job of its own, since drafts of a job outlive a test as they outlive a dialog. */
async function openDialog(accountType: AccountType = 'gig_worker') {
  signInAs({ userType: 'professional', accountType });
  const job = aJobDetail({ title: 'Fix a tap' });
  server.on(getJob, () => job);
  const { person } = renderApp(`/jobs/${job.id}`);
  await person.click(await screen.findByRole('button', { name: 'Submit Proposal' }));
  await screen.findByRole('dialog');
  return { person, job };
}

const dialog = () => within(screen.getByRole('dialog'));
const cost = () => dialog().getByRole<HTMLInputElement>('textbox', { name: /Proposed cost/ });
const message = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ });

function fill(dollars: string, text: string) {
  fireEvent.change(cost(), { target: { value: dollars } });
  fireEvent.change(message(), { target: { value: text } });
}

const send = () => fireEvent.click(dialog().getByRole('button', { name: 'Send proposal' }));
const enough = 'I can come.';

describe('a proposal of a child', () => {
  it('says whom it is told and who gets the money, before it is sent', async () => {
    server.on(getOwnProfile, () =>
      anOwnProfile({ accountType: 'sidework_kids', isSetUp: true, kids: aKidsProfile(mayAct) }),
    );
    await openDialog('sidework_kids');
    dialog().getByText(/^Your parent or guardian is notified when you send this/);
    dialog().getByText(/^Your guardian, who keeps it for you, gets it less the platform’s fee/);
    dialog().getByText(/Withdrawing a proposal is free\.$/);
    cleanup();
    await openDialog();
    expect(dialog().queryByText(/guardian|is free/)).toBeNull();
  });
});

describe('the cost of a proposal [JOBS-50]', () => {
  const refused = [
    { typed: '', text: 'Proposed cost must be greater than 0' },
    { typed: '0', text: 'Proposed cost must be greater than 0' },
    { typed: '-20', text: 'Proposed cost must be greater than 0' },
    { typed: 'a lot', text: 'Enter an amount in dollars, such as 450 or 450.50' },
    { typed: '10.005', text: 'Enter an amount in dollars, such as 450 or 450.50' },
    { typed: '1000000000.01', text: 'Enter at most $1,000,000,000' },
  ];
  it.each(refused)('is refused as "$typed", beside its field', async ({ typed, text }) => {
    await openDialog();
    fill(typed, enough);
    send();
    await waitFor(() => expect(cost().getAttribute('aria-invalid')).toBe('true'));
    expect(dialog().getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(cost());
    expect(server.received(submitProposal)).toEqual([]);
  });

  it.each([
    { typed: '', text: 'You get it less the platform’s fee of 10%.' },
    { typed: '500', text: 'You get $450.00 of $500.00, after the platform’s fee of 10%.' },
    { typed: '0.05', text: 'You get $0.04 of $0.05, after the platform’s fee of 10%.' },
  ])('says what is left of "$typed" before it is sent', async ({ typed, text }) => {
    await openDialog();
    fireEvent.change(cost(), { target: { value: typed } });
    const description = document.getElementById(cost().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain(text);
  });

  it('is said to be the agreed price, with the fee of cancelling, before it is sent', async () => {
    await openDialog();
    expect(screen.getByRole('dialog').textContent).toContain(
      'the proposed cost is the agreed price of the whole job and, once the client pays it in, is held until they release it. If nobody does, it is released automatically 14 days after the work is done and fully funded, unless there is a dispute. The cancellation fee is 25%, paid by the person who cancels, or by the client if they did not show up or pay.',
    );
  });

  const taken = [
    { typed: '0.01', cents: 1 },
    { typed: '450', cents: 45_000 },
    { typed: '$1,250.5', cents: 125_050 },
  ];
  it.each(taken)('is taken as "$typed"', async ({ typed, cents }) => {
    await openDialog();
    server.on(submitProposal, () => aProposal());
    fill(typed, enough);
    send();
    await screen.findByText('Your proposal has been submitted');
    expect(server.received(submitProposal)[0]?.body).toMatchObject({ proposedCostCents: cents });
  });
});

describe('the message of a proposal [JOBS-51, JOBS-52, JOBS-65]', () => {
  const refused = [
    { length: 9, text: 'Message must be at least 10 characters' },
    { length: 1001, text: 'Message must be less than 1000 characters' },
  ];
  it.each(refused)('of $length characters is refused', async ({ length, text }) => {
    await openDialog();
    fill('450', ` ${'x'.repeat(length)} `);
    send();
    expect(await dialog().findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(message());
    expect(server.received(submitProposal)).toEqual([]);
  });

  it.each([10, 1000])('of %i characters is taken', async (length) => {
    await openDialog();
    server.on(submitProposal, () => aProposal());
    fill('450', 'x'.repeat(length));
    send();
    expect(await screen.findByText('Your proposal has been submitted')).toBeTruthy();
  });

  it('is counted while it is typed', async () => {
    await openDialog();
    expect(dialog().getByText('0 of 1,000 characters')).toBeTruthy();
    fill('', ' twelve more ');
    expect(dialog().getByText('11 of 1,000 characters')).toBeTruthy();
  });
});

it('a proposal without a network waits in its dialog, and is sent once by itself', async () => {
  await openDialog();
  server.on(submitProposal, () => aProposal());
  server.goOffline();
  fill('450', enough);
  send();
  await dialog().findByText(/Your proposal is sent automatically, once/);
  server.comeBack();
  expect(await screen.findByText('Your proposal has been submitted')).toBeTruthy();
  expect(server.received(submitProposal)).toHaveLength(1);
});

describe('a proposal that the server refuses', () => {
  it('since one was sent from another tab says what was sent, with the way there [D-116]', async () => {
    const { job } = await openDialog();
    const sent = aProposal({ proposedCostCents: 64_000 });
    const { id, status } = sent;
    server.on(getJob, () => ({ ...job, ownProposal: { id, status } }));
    server.on(getProposal, () => sent);
    server.on(submitProposal, () => refuse(409, 'already_exists', 'This entry already exists'));
    fill('450', enough);
    send();
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain('You already sent $640.00.');
    expect(alert.textContent).not.toContain('This entry already exists');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/my-proposals');
  });

  const refusals = [
    { status: 422, code: 'own_job', text: 'You cannot propose on your own job.' },
    { status: 409, code: 'already_exists', text: 'This entry already exists' },
    { status: 409, code: 'job_not_open', text: 'This job no longer takes proposals.' },
  ];
  it.each(refusals)('for $code says so, and keeps what was typed [D-21]', async (refusal) => {
    const { person } = await openDialog();
    server.on(submitProposal, () => refuse(refusal.status, refusal.code, refusal.text));
    fill('450', enough);
    send();
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain(refusal.text);
    await person.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Submit Proposal' }));
    await screen.findByRole('dialog');
    expect(cost().value).toBe('450');
    expect(message().value).toBe(enough);
  });

  it('for a field says so beside it', async () => {
    await openDialog();
    server.on(submitProposal, () =>
      refuse(400, 'invalid_input', 'Some of what you entered needs a second look.', {
        fields: { message: 'Message must be at least 10 characters' },
      }),
    );
    fill('450', enough);
    send();
    expect(await dialog().findByText('Message must be at least 10 characters')).toBeTruthy();
    expect(document.activeElement).toBe(message());
  });

  it('because the connection is gone can be sent again under the same key', async () => {
    await openDialog();
    server.on(submitProposal, () => refuse(503, 'unavailable', 'This part is not answering.'));
    fill('450', enough);
    send();
    await dialog().findByRole('alert');
    server.on(submitProposal, () => aProposal());
    send();
    await screen.findByText('Your proposal has been submitted');
    const keys = server
      .received(submitProposal)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('because the session ended leads to sign in; the text is there afterwards', async () => {
    const { job } = await openDialog();
    server.on(submitProposal, () => refuse(401, 'session_expired', 'Your session has expired.'));
    fill('450', enough);
    server.on(issueToken, () => refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
    server.on(signOut, () => undefined);
    send();
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: `/jobs/${job.id}` });
    await screen.findByRole('heading', { name: 'Welcome to Sidework' });
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    fireEvent.click(await screen.findByRole('button', { name: 'Submit Proposal' }));
    await screen.findByRole('dialog');
    expect(cost().value).toBe('450');
    expect(message().value).toBe(enough);
  });
});

describe('the dialog', () => {
  it('closes on Escape, gives the focus back, and keeps the text', async () => {
    const { person } = await openDialog();
    expect(document.activeElement).toBe(cost());
    fill('450', enough);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: 'Submit Proposal' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await person.click(opener);
    await screen.findByRole('dialog');
    expect(message().value).toBe(enough);
  });

  it('sends once however often it is clicked', async () => {
    await openDialog();
    server.on(submitProposal, () => aProposal());
    fill('450', enough);
    send();
    send();
    await screen.findByText('Your proposal has been submitted');
    expect(server.received(submitProposal)).toHaveLength(1);
  });
});
