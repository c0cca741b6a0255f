import type { KidsHindrance, KidsProfile } from '@sidework/contracts/schema/identity/kids/kids';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { getJob, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import {
  listOwnProposals,
  listProposalsForJob,
  submitProposal,
} from '@sidework/contracts/schema/marketplace/proposals';
import {
  getConversation,
  listConversations,
} from '@sidework/contracts/schema/network-chat/conversations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { aConversation } from '../../../test/chat-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJob, aJobDetail, anId, aPersonCard, aProposal } from '../../../test/job-builders.ts';
import { aKidsProfile } from '../../../test/kids-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { placeKey } from '../../features/jobs/search/place-key.ts';

const server = fakeServer();
const child = { userType: 'professional', accountType: 'sidework_kids' } as const;
const lawn = aJob({ title: 'Mow a lawn', category: 'lawn_mowing' });

beforeEach(() => {
  server.on(listJobs, () => ({ items: [lawn], nextCursor: null }));
  server.on(listOwnProposals, () => ({ items: [], nextCursor: null }));
});

function answerProfile(kids: Partial<KidsProfile>) {
  server.on(getOwnProfile, () =>
    anOwnProfile({ ...child, isSetUp: true, kids: aKidsProfile(kids) }),
  );
}

const hinderedBy = (hindrance: KidsHindrance) => answerProfile({ hindrance });
const mayAct = () =>
  answerProfile({
    idVerificationStatus: 'verified',
    parentConsentGiven: true,
    mayAct: true,
    hindrance: null,
  });

async function openJobs() {
  signInAs(child);
  const { person } = renderApp('/jobs');
  await screen.findByRole('heading', { level: 1, name: 'Available Jobs' });
  return person;
}

async function propose() {
  const person = await openJobs();
  await person.click(await screen.findByRole('button', { name: /^Submit Proposal/ }));
  return person;
}

describe('the jobs of a child', () => {
  it('are found by the ten youth categories [JOBS-05, KIDS-04, CONST-14]', async () => {
    mayAct();
    await openJobs();
    const category = await screen.findByRole('combobox', { name: 'Category' });
    const labels = within(category)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(labels.join(', ')).toBe(
      'All categories, Snow Shoveling, Lawn Mowing, Raking Leaves, Yard Work, Tutoring, Babysitting, ' +
        'Lifeguarding, Photography, Computer Help, Pet Walking',
    );
  });

  it('are found by a town, and where the child is nobody asks', async () => {
    mayAct();
    // An adult may have looked for jobs in this tab.
    sessionStorage.setItem(placeKey, JSON.stringify({ latitude: 40.7357, longitude: -74.1724 }));
    await openJobs();
    expect(await screen.findByRole('combobox', { name: 'Town or ZIP' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enable Location' })).toBeNull();
    expect(server.received(listJobs).map(({ query }) => query)).toEqual([{}]);
  });

  it('stand beneath a word about safety, and beside no way to post one', async () => {
    mayAct();
    await openJobs();
    const { textContent } = await screen.findByRole('complementary', { name: 'Stay safe' });
    expect(textContent, '[KIDS-05, KIDS-06]').toContain(
      'Get your parent’s permission before you take any work',
    );
    expect(textContent, '[KIDS-06, KIDS-26]').toContain('never share personal information online');
    expect(screen.queryByRole('link', { name: 'Post a Job' }), '[JOBS-28]').toBeNull();
  });

  it.each(['a visitor', 'an adult'])(
    'are not those of %s, who is told nothing of it [KIDS-05]',
    async (who) => {
      if (who === 'an adult') signInAs();
      renderApp('/jobs');
      const category = await screen.findByRole('combobox', { name: 'Category' });
      expect(within(category).queryByRole('option', { name: 'Lawn Mowing' })).toBeNull();
      expect(screen.queryByRole('complementary', { name: 'Stay safe' })).toBeNull();
    },
  );
});

describe('a child that wants to propose', () => {
  it.each<KidsHindrance>([
    'consent_missing',
    'verification_pending',
    'verification_rejected',
    'verification_expired',
    'consent_revoked',
  ])(
    'is told what is needed first, where it is stopped by %s [KIDS-12, KIDS-14, KIDS-15, KIDS-16]',
    async (hindrance) => {
      hinderedBy(hindrance);
      const person = await propose();
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Age Verification Required' }),
      );
      const needed = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(needed).toEqual([
        'Parent or guardian approval',
        'Proof of age',
        'Parent contact information',
      ]);
      expect(dialog.getByText(/gets instructions by email/)).toBeTruthy();
      expect(dialog.getByRole('link', { name: 'See how far you are' }).getAttribute('href')).toBe(
        '/profile-setup',
      );
      await person.click(dialog.getByRole('button', { name: 'I Understand' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByRole('form', { name: 'Submit Proposal' })).toBeNull();
      expect(server.received(submitProposal)).toEqual([]);
    },
  );

  it.each<[KidsHindrance, string]>([
    ['paused', 'Your account is paused'],
    ['quiet_hours', 'It is your quiet time'],
    ['contact_unconfirmed', 'Confirm your email first'],
  ])('is told plainly of %s', async (hindrance, title) => {
    hinderedBy(hindrance);
    await propose();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.queryByRole('list')).toBeNull();
  });

  it('goes on where nothing is in its way', async () => {
    mayAct();
    await propose();
    expect(await screen.findByRole('form', { name: 'Submit Proposal' })).toBeTruthy();
  });

  it('is asked of anew each time: a guardian may have changed it a moment ago', async () => {
    mayAct();
    const person = await openJobs();
    hinderedBy('paused');
    await person.click(await screen.findByRole('button', { name: /^Submit Proposal/ }));
    expect(await screen.findByRole('dialog', { name: 'Your account is paused' })).toBeTruthy();
  });

  it('does not go on where nobody can say whether it may', async () => {
    server.on(getOwnProfile, () => refuse(503, 'unavailable', 'Not answering right now.'));
    await propose();
    expect(await screen.findByText('Not answering right now.')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Submit Proposal' })).toBeNull();
  });

  it('is told beside the message to leave out how it is reached, and sends nothing', async () => {
    mayAct();
    // Drafts outlive a test, so each test uses its own job.
    const job = aJob({ category: 'lawn_mowing' });
    server.on(listJobs, () => ({ items: [job], nextCursor: null }));
    const person = await propose();
    const form = within(await screen.findByRole('form', { name: 'Submit Proposal' }));
    await person.type(form.getByRole('textbox', { name: /Proposed cost/ }), '20');
    await person.type(form.getByRole('textbox', { name: /Message/ }), 'Call me: 973-555-0142');
    await person.click(form.getByRole('button', { name: 'Send proposal' }));
    await form.findByText(/^Please leave out phone numbers/);
    expect(server.received(submitProposal)).toEqual([]);
  });

  it('is told as well where only the service refuses it', async () => {
    mayAct();
    server.on(submitProposal, () => {
      hinderedBy('consent_revoked');
      return refuse(403, 'age_verification_required', 'Age Verification Required');
    });
    const person = await propose();
    const form = within(await screen.findByRole('form', { name: 'Submit Proposal' }));
    await person.type(form.getByRole('textbox', { name: /Proposed cost/ }), '20');
    await person.type(form.getByRole('textbox', { name: /Message/ }), 'I live close by.');
    await person.click(form.getByRole('button', { name: 'Send proposal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Age Verification Required' });
    expect(within(dialog).getByText(/taken back their yes/)).toBeTruthy();
  });
});

describe('who has not completed their profile', () => {
  it('is led there before they fill anything in', async () => {
    server.on(getOwnProfile, () => anOwnProfile());
    signInAs();
    const { person } = renderApp('/jobs');
    await person.click(await screen.findByRole('button', { name: /^Submit Proposal/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Complete your profile first' }),
    );
    await person.click(dialog.getByRole('link', { name: 'Complete your profile' }));
    await waitFor(() => expect(location.pathname).toBe('/profile-setup'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['/post-job', '/chat', `/chat?user=${anId()}`])('finds %s saying so', async (path) => {
    server.on(getOwnProfile, () => anOwnProfile());
    server.on(listConversations, () => ({ items: [], nextCursor: null }));
    server.on(getConversation, () => aConversation());
    signInAs();
    renderApp(path);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Complete your profile first' }),
    ).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

it('the page for posting a job tells a child that adults do', async () => {
  mayAct();
  signInAs(child);
  renderApp('/post-job');
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Kids accounts do not post jobs' }),
  ).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByText(/^Say what you need done/)).toBeNull();
});

it('the client of a youth job is told before the hire that a guardian is asked first', async () => {
  signInAs();
  const job = aJobDetail({ category: 'lawn_mowing', isOwn: true });
  server.on(getJob, () => job);
  const professional = aPersonCard({ fullName: 'Mia K.' });
  const proposal = aProposal({ needsGuardian: true, professional });
  const item = { ...proposal, job: { ...proposal.job, category: 'lawn_mowing' } };
  server.on(listProposalsForJob, () => ({ items: [item], nextCursor: null }));
  const { person } = renderApp(`/jobs/${job.id}`);
  const hire = await screen.findByRole('button', { name: 'Hire' });
  expect(screen.getByRole('button', { name: /Decline/ })).toBeTruthy();
  await person.click(hire);
  expect(await screen.findByText(/Their guardian is asked first and has 7 days/)).toBeTruthy();
  expect(screen.getByText(/may not use power mowers/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
});

it('a child is told on the page of a job to ask its parent first', async () => {
  signInAs(child);
  const job = aJobDetail({ category: 'lawn_mowing' });
  server.on(getJob, () => job);
  renderApp(`/jobs/${job.id}`);
  expect(await screen.findByText(/^Talk to your parent first\./)).toBeTruthy();
  expect(screen.getAllByText(/before they say yes/)).toHaveLength(1);
});
