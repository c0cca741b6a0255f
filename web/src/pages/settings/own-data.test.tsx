import { type BalanceView, getBalance } from '@sidework/contracts/schema/client-services/balance';
import { listServices } from '@sidework/contracts/schema/client-services/services';
import { signOut } from '@sidework/contracts/schema/identity/accounts/auth';
import { deleteOwnAccount } from '@sidework/contracts/schema/identity/deletion/deletion';
import {
  type DataExport,
  linkExport,
  listExports,
  requestExport,
} from '@sidework/contracts/schema/identity/exports/exports';
import { getChild, listChildren } from '@sidework/contracts/schema/identity/family/guardians';
import { listOwnJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { listOwnProposals } from '@sidework/contracts/schema/marketplace/proposals';
import { getUnreadCounts } from '@sidework/contracts/schema/network-chat/conversations';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, anOwnJob, aProposal } from '../../../test/job-builders.ts';
import { aChild, aChildSummary, aConsent } from '../../../test/kids-builders.ts';
import { currentPath, fill, type Person, renderApp, toastOf } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';
import { aDataExport } from '../../../test/staff-builders.ts';

const server = fakeServer();
beforeEach(() => {
  server.on(signOut, () => undefined);
  server.on(getBalance, () => aBalance());
});
afterEach(() => void vi.useRealTimers());

const aBalance = (): BalanceView => ({
  availableCents: 1_250,
  earnedCents: 1_250,
  creditCents: 0,
  owedCents: 0,
  feesDueCents: 0,
  heldCents: 29_000,
  heldNetCents: 0,
  heldSalesCents: 0,
  heldSalesCount: 0,
  heldSales: [],
  payouts: [],
});
const gathering = aDataExport({
  state: 'gathering',
  readyAt: null,
  expiresAt: null,
  size: null,
  gathered: ['identity'],
  awaited: ['identity', 'marketplace', 'network-chat', 'client-services'],
});
const tooLate = () => refuse(403, 'reauthentication_needed', 'Please sign in again');

function answer(items: DataExport[]) {
  server.on(listExports, () => ({ items }));
}

function open(items: DataExport[] = [], accountType: 'client' | 'sidework_kids' = 'client') {
  answer(items);
  signInAs({ accountType });
  return renderApp('/settings/data');
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const exportsSection = () => section('Download your data');

describe('an export of one’s data', () => {
  it('is asked for, and then shows which parts are ready', async () => {
    const { person } = open();
    server.on(requestExport, () => {
      answer([gathering]);
      return gathering;
    });
    const part = await exportsSection();
    await person.click(await part.findByRole('button', { name: 'Ask for an export' }));
    await part.findByText('1 of 4 parts are ready');
    const parts = within(part.getByRole('list', { name: 'Parts' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Profile and sign-in: ready',
      'Jobs, proposals and gigs: still to come',
      'Messages and notifications: still to come',
      'Services, payments and reviews: still to come',
    ]);
    const again = part.getByRole('button', { name: 'Ask for an export' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
  });

  it('is followed without a reload until it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open([gathering]);
    const part = await exportsSection();
    await part.findByText('1 of 4 parts are ready');
    answer([aDataExport()]);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    await part.findByText('Ready');
    part.getByText(/^1\.2 MB · Can be downloaded until Jan 12, 2026/);
    const asked = server.received(listExports).length;
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(server.received(listExports)).toHaveLength(asked);
  });

  it('is downloaded by a link of its own', async () => {
    const ready = aDataExport();
    const { person } = open([ready]);
    server.on(linkExport, () => ({ url: `${location.origin}/settings/data#zip` }));
    await person.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(location.hash).toBe('#zip'));
    expect(server.received(linkExport)[0]?.params).toEqual({ exportId: ready.id });
  });

  it('asks to sign in again before it is downloaded, where that was long ago', async () => {
    const { person } = open([aDataExport()]);
    server.on(linkExport, tooLate);
    await person.click(await screen.findByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    dialog.getByText(/downloading your data or deleting your account/);
    await person.click(dialog.getByRole('button', { name: 'Sign in again' }));
    await screen.findByRole('tab', { name: 'Login' });
    expect(window.history.state?.usr).toEqual({ from: '/settings/data' });
  });

  it.each([
    ['failed', 'We could not prepare it. Please ask for a new one.'],
    ['expired', 'It was deleted after its time. Ask for a new one if you need it.'],
  ] as const)('that is %s says so, and cannot be downloaded', async (state, words) => {
    open([aDataExport({ state })]);
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it('says why it cannot be asked for', async () => {
    const { person } = open();
    server.on(requestExport, () =>
      refuse(409, 'already_requested', 'We are working on it already.'),
    );
    await person.click(await screen.findByRole('button', { name: 'Ask for an export' }));
    expect(await toastOf('Error')).toContain('We are working on it already.');
  });

  it('says why the exports could not be read', async () => {
    server.on(listExports, () => refuse(403, 'permission_denied', 'Not for you'));
    signInAs();
    renderApp('/settings/data');
    const part = await exportsSection();
    expect((await part.findByRole('alert')).textContent).toContain('Not for you');
  });
});

describe('the deletion of an account', () => {
  beforeEach(() => {
    for (const list of [listServices, listOwnJobs, listOwnProposals])
      server.on(list, () => ({ items: [], nextCursor: null }));
  });

  it('names what is still under way, with the way to it and what becomes of it', async () => {
    server.on(listServices, ({ query }) => ({
      items: query.as === 'client' ? [aService(), aService(), aCompletedService()] : [],
      nextCursor: null,
    }));
    server.on(listOwnJobs, () => ({
      items: [anOwnJob(), anOwnJob({ status: 'closed' })],
      nextCursor: null,
    }));
    server.on(listOwnProposals, () => ({ items: [aProposal(), aProposal()], nextCursor: null }));
    const { person } = open();
    const part = await section('Delete your account');
    await person.click(part.getByRole('button', { name: 'Delete your account' }));
    const running = await section('Still under way');
    await waitFor(() => expect(running.getAllByRole('link')).toHaveLength(3));
    const links = running.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 services you receive', '/my-services'],
      ['1 open job', '/my-jobs'],
      ['2 proposals waiting for an answer', '/my-proposals'],
    ]);
    expect(running.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 services you receive: finish or cancel them first, since you cannot do so later',
      '1 open job: it will be closed',
      '2 proposals waiting for an answer: they will be withdrawn',
    ]);
  });

  async function askToDelete() {
    const { person } = open();
    const part = await section('Delete your account');
    await person.click(part.getByRole('button', { name: 'Delete your account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const field = dialog.getByRole('textbox', { name: 'Type “delete my account” to confirm' });
    const send = () => person.click(dialog.getByRole('button', { name: 'Delete my account' }));
    return { person, dialog, field, send };
  }

  async function askAgain(person: Person) {
    await person.click(screen.getByRole('button', { name: 'Delete your account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  }

  it('offers the export first, and says what goes and what stays', async () => {
    open();
    const part = await section('Delete your account');
    const link = part.getByRole('link', { name: 'Download your data' });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target?.textContent).toContain('Ask for an export');
    part.getByRole('heading', { name: 'What is deleted' });
    part.getByText(/under “Deleted account”$/);
    part.getByText(/^Records of payments/);
  });

  it('leads whoever earns to a payout before it asks, and says so again where it asks', async () => {
    const { dialog } = await askToDelete();
    const links = screen.getAllByRole('link', { name: 'ask for a payout', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/balance', '/balance']);
    dialog.getByText(/^Money on your balance, and .* Finish the work and/);
    await dialog.findByText(/Right now \$12\.50 can be paid out, and \$290\.00 is held\.$/);
  });

  it('says nothing of money at the last question where there is none', async () => {
    server.on(getBalance, () => ({ ...aBalance(), availableCents: 0, heldCents: 0 }));
    const { dialog } = await askToDelete();
    await waitFor(() => expect(dialog.queryByText(/^Money on your balance/)).toBeNull());
    screen.getByText(/^Money on your balance/);
  });

  it('tells a guardian what becomes of the children, and of each whether it goes on', async () => {
    answer([]);
    const robin = aChildSummary();
    const kim = aChildSummary({ id: anId(), fullName: 'Kim Green' });
    const ida = aChildSummary({ id: anId(), fullName: 'Ida Green' });
    const other = aConsent({ isOwn: false, guardianName: 'Lou Green' });
    server.on(listChildren, () => ({ items: [robin, kim, ida] }));
    const read = {
      [robin.id]: aChild({ consents: [aConsent(), { ...other, status: 'pending' }] }),
      [kim.id]: aChild({ ...kim, consents: [aConsent(), other] }),
      [ida.id]: aChild({ ...ida, idVerificationStatus: 'revoked', consents: [] }),
    };
    server.on(getChild, ({ params }) => read[params.childId ?? ''] ?? aChild());
    signInAs({ isGuardian: true });
    const { person } = renderApp('/settings/data');
    const part = await section('Delete your account');
    part.getByText(/^Your children’s accounts stop at once: their proposals are withdrawn/);
    part.getByText(/^Money on your balance, including what your children earned/);
    part.getByText(/^The record of what you did as a guardian/);
    expect(part.getByRole('link', { name: 'open the child' }).getAttribute('href')).toBe(
      '/guardian',
    );
    const looks = () => server.received(listChildren).length + server.received(getChild).length;
    expect(looks(), 'each look is recorded').toBe(0);
    await person.click(part.getByRole('button', { name: 'Delete your account' }));
    const atStake = await section('Your children');
    await atStake.findByText(/no other guardian has agreed/);
    await atStake.findByText(/Lou Green has agreed/);
    expect(atStake.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Robin Green: no other guardian has agreed, so it stops at once',
      'Kim Green: Lou Green has agreed too, so it goes on',
      'Ida Green: it has stopped already, and is deleted soon unless a parent or guardian agrees again',
    ]);
    const before = looks();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    await atStake.findByRole('link', { name: 'Kim Green' });
    expect(looks()).toBe(before);
    expect(atStake.getByRole('link', { name: 'Kim Green' }).getAttribute('href')).toBe(
      `/guardian/children/${kim.id}?part=account`,
    );
  });

  it('says nothing of children to who looks after none', async () => {
    open();
    const part = await section('Delete your account');
    part.getByText(/^Your notifications/);
    expect(part.queryByText(/children/)).toBeNull();
    part.getByText(/^If you were ever a guardian or on our staff/);
  });

  it('tells a child what is kept of its messages, and who may read them', async () => {
    open([], 'sidework_kids');
    const part = await section('Delete your account');
    part.getByText(/^Your messages, for 12 months/);
    part.getByText(/^What you have earned stays on the balance of your parent/);
    expect(server.received(getBalance)).toEqual([]);
    expect(part.queryByText(/guardian or on our staff/)).toBeNull();
    expect(part.queryByText(/payout/)).toBeNull();
  });

  it('asks for the words, then signs out and says goodbye', async () => {
    const { person, dialog, field, send } = await askToDelete();
    server.on(deleteOwnAccount, () => {
      // Its sessions are gone on the server before this browser knows.
      server.on(getUnreadCounts, () => refuse(401, 'session_expired', 'Expired'));
      return undefined;
    });
    await fill(person, field, 'delete it');
    await send();
    dialog.getByText('Type “delete my account”');
    expect(document.activeElement).toBe(field);
    expect(server.received(deleteOwnAccount)).toEqual([]);
    await fill(person, field, 'Delete my account ');
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Goodbye, and thank you' });
    expect(currentPath()).toBe('/goodbye');
    screen.getByRole('link', { name: 'Sign In' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.received(deleteOwnAccount)[0]?.body).toEqual({
      confirmation: 'delete my account',
    });
  });

  it('keeps nothing that was typed once it is called off', async () => {
    const { person, dialog, field, send } = await askToDelete();
    await fill(person, field, 'delete');
    await send();
    dialog.getByText('Type “delete my account”');
    await person.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await askAgain(person);
    expect((again.getByRole('textbox') as HTMLInputElement).value).toBe('');
    expect(again.queryByText('Type “delete my account”')).toBeNull();
  });

  it('asks to sign in again where that was long ago, in one dialog', async () => {
    const { person, field, send } = await askToDelete();
    server.on(deleteOwnAccount, tooLate);
    await fill(person, field, 'delete my account');
    await send();
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });

  it('keeps the account, and says why, where the server refuses', async () => {
    const { person, dialog, field, send } = await askToDelete();
    server.on(deleteOwnAccount, () =>
      refuse(409, 'last_administrator', 'At least one person has to stay.'),
    );
    await fill(person, field, 'delete my account');
    await send();
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'At least one person has to stay.',
    );
    screen.getByRole('button', { name: 'Account of Ada Lovelace', hidden: true });
  });
});
