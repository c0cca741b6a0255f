import { getPayoutAccount } from '@sidework/contracts/schema/client-services/payout-accounts';
import { listServices } from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { listOwnGigs } from '@sidework/contracts/schema/marketplace/gigs';
import { listOwnJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { listOwnProposals } from '@sidework/contracts/schema/marketplace/proposals';
import { getToday } from '@sidework/contracts/schema/network-chat/today';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthUser, anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aGig, aProposal } from '../../../test/job-builders.ts';
import { aPayoutAccount } from '../../../test/money-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { firstStepsKey } from './first-steps-key.ts';

const server = fakeServer();
const key = firstStepsKey(anAuthUser().id);
const none = () => ({ items: [], nextCursor: null });

beforeEach(() => {
  server.on(getToday, () => ({ items: [], counts: [] }));
  for (const list of [listServices, listOwnGigs, listOwnJobs, listOwnProposals])
    server.on(list, none);
  server.on(getOwnProfile, () => anOwnProfile({ location: 'Newark, NJ', profession: 'Carpenter' }));
  server.on(getPayoutAccount, () => aPayoutAccount({ account: null }));
});

function openOnFirstDay(kind: Parameters<typeof signInAs>[0]) {
  signInAs(kind);
  localStorage.removeItem(key);
  return renderApp('/today');
}

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Getting started' })).getAllByRole('listitem');

describe('the first steps', () => {
  it('lead a new professional to the first proposal, the next one first', async () => {
    openOnFirstDay({ userType: 'professional', accountType: 'gig_worker' });
    const shown = await steps();
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Your profile.*Carpenter · Newark, NJ.*Done/),
      expect.stringContaining('Post your first gig'),
      expect.stringContaining('Add a payout account'),
      expect.stringContaining('Send your first proposal'),
    ]);
    const act = screen.getByRole('link', { name: 'Post a Gig: Post your first gig' });
    expect(act.getAttribute('href')).toBe('/post-gig');
    screen.getByRole('heading', { name: 'Getting started: 1 of 4 done' });
  });

  it('lead a client to the first job, and to who does it', async () => {
    openOnFirstDay({ userType: 'client' });
    expect(await steps()).toHaveLength(3);
    expect(server.received(getPayoutAccount)).toEqual([]);
  });

  it('are gone with the last of them, and nothing is asked any more', async () => {
    server.on(listOwnProposals, () => ({ items: [aProposal()], nextCursor: null }));
    server.on(listOwnGigs, () => ({ items: [aGig()], nextCursor: null }));
    server.on(getPayoutAccount, () => aPayoutAccount());
    const { unmount } = openOnFirstDay({ userType: 'professional', accountType: 'gig_worker' });
    await waitFor(() => expect(localStorage.getItem(key)).toBe('true'));
    expect(screen.queryByText(/Getting started/)).toBeNull();
    unmount();
    const asked = server.received(listOwnGigs).length;
    renderApp('/today');
    await screen.findByRole('heading', { name: 'Your turn' });
    expect(server.received(listOwnGigs)).toHaveLength(asked);
  });

  it('are hidden for good on this device', async () => {
    const { person } = openOnFirstDay({ userType: 'client' });
    await steps();
    await person.click(screen.getByRole('button', { name: 'Hide these steps' }));
    expect(screen.queryByText(/Getting started/)).toBeNull();
    expect(localStorage.getItem(key)).toBe('true');
  });

  it.each([
    ['a child', { accountType: 'sidework_kids' }],
    ['a guardian', { isGuardian: true }],
    ['staff', { roles: ['moderator'] }],
  ] as const)('are not for %s', async (_, kind) => {
    openOnFirstDay({ ...kind, roles: 'roles' in kind ? [...kind.roles] : [] });
    await screen.findByRole('heading', { name: 'Your turn' });
    expect(server.received(listOwnGigs)).toEqual([]);
    expect(server.received(listOwnJobs)).toEqual([]);
  });
});
