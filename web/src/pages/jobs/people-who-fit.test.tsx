import {
  type FittingPerson,
  inviteProfessional,
  listFittingPeople,
} from '@sidework/contracts/schema/marketplace/invitations';
import { getJob } from '@sidework/contracts/schema/marketplace/jobs';
import { listProposalsForJob } from '@sidework/contracts/schema/marketplace/proposals';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJobDetail, anId, aPersonCard, aProposal } from '../../../test/job-builders.ts';
import { renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();

function aFit(given: Partial<FittingPerson> = {}): FittingPerson {
  return {
    ...aPersonCard({ fullName: 'Pat Delgado' }),
    gig: { id: anId(), title: 'Leaking faucet or pipe' },
    reasons: ['Plumbing', 'about 2.1 mi', '4.6 from 17 reviews'],
    isInvited: false,
    hasProposed: false,
    ...given,
  };
}

function open(people: FittingPerson[], given: Parameters<typeof aJobDetail>[0] = {}) {
  signInAs({ id: anId() });
  const job = aJobDetail({ isOwn: true, ...given });
  server.on(getJob, () => job);
  server.on(listProposalsForJob, () => ({ items: [], nextCursor: null }));
  server.on(listFittingPeople, () => ({ items: people, invitationsLeft: 20 }));
  server.on(inviteProfessional, ({ body }) => {
    const { professionalId } = body as { professionalId: string };
    for (const person of people) if (person.id === professionalId) person.isInvited = true;
    return { professionalId, invitedAt: '2026-11-28T12:00:00.000Z' };
  });
  return renderApp(`/jobs/${job.id}`);
}

const list = async () =>
  within(await screen.findByRole('list', { name: 'People who fit this job' }));

it('are named with their reasons, and invited by one click', async () => {
  const { person } = open([aFit(), aFit({ fullName: 'Ruth Okafor', hasProposed: true })]);
  const people = await list();
  expect(people.getAllByText('about 2.1 mi')).toHaveLength(2);
  expect(people.getByText('Proposed')).toBeTruthy();
  await person.click(people.getByRole('button', { name: 'Invite Pat Delgado' }));
  expect(await people.findByText('Invited')).toBeTruthy();
  expect(server.received(inviteProfessional)).toHaveLength(1);
});

it('can be invited still where the invitation failed, which is said', async () => {
  const { person } = open([aFit()]);
  server.on(inviteProfessional, () => refuse(409, 'invited_enough', 'You have invited 20 people.'));
  await person.click((await list()).getByRole('button', { name: 'Invite Pat Delgado' }));
  expect(await toastOf('You have invited 20 people.')).toBeTruthy();
  expect((await list()).getByRole('button', { name: 'Invite Pat Delgado' })).toBeTruthy();
});

it.each([{ status: 'closed' as const }, { category: 'lawn_mowing' }])(
  'are not asked for with a job that is %j',
  async (given) => {
    open([aFit()], given);
    await screen.findByRole('region', { name: 'Proposals' });
    await screen.findByRole('heading', { name: /No proposals/ });
    expect(server.received(listFittingPeople)).toHaveLength(0);
  },
);

it('are marked in the inbox where they were invited', async () => {
  open([]);
  server.on(listProposalsForJob, () => ({
    items: [aProposal({ isInvited: true })],
    nextCursor: null,
  }));
  const inbox = within(await screen.findByRole('list', { name: 'Proposals' }));
  expect(inbox.getByText('Invited')).toBeTruthy();
});
