import type { KidsProfile } from '@sidework/contracts/schema/identity/kids/kids';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import * as api from '@sidework/contracts/schema/network-chat/connections';
import { blockPerson } from '@sidework/contracts/schema/network-chat/conversations';
import { sendReport } from '@sidework/contracts/schema/network-chat/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { aConversation } from '../../../test/chat-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { aKidsProfile } from '../../../test/kids-builders.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();
const child = { userType: 'professional', accountType: 'sidework_kids' } as const;
const maria = {
  ...aPersonCard({ fullName: 'Maria Lopez', profession: null, avatarUrl: null }),
  bio: 'I answer within the hour.',
  location: 'Newark, NJ',
  connection: null,
  mutualCount: 0,
  servicesTogether: 0,
};

let found: api.DiscoveredPerson[];
let lists: Record<string, api.ConnectionView[]>;

beforeEach(() => {
  found = [maria];
  lists = { accepted: [], received: [], sent: [] };
  server.on(api.discoverPeople, () => ({ items: found, nextCursor: null }));
  server.on(api.listConnections, ({ query }) => ({
    items: lists[query.list ?? 'accepted'] ?? [],
    nextCursor: null,
  }));
  server.on(api.countConnections, () => ({ accepted: 3, received: 2 }));
});

const aConnection = (given: Partial<api.ConnectionView> = {}): api.ConnectionView => ({
  id: anId(),
  person: maria,
  status: 'pending',
  isRequester: false,
  waitsForGuardians: false,
  createdAt: '2026-01-05T10:00:00.000Z',
  ...given,
});

async function openNetwork(tab = '', by: Parameters<typeof signInAs>[0] = undefined) {
  signInAs(by);
  const { person } = renderApp(tab ? `/network?tab=${tab}` : '/network');
  await screen.findByRole('heading', { level: 1, name: 'Professional Network' });
  return person;
}

describe('the page of the network', () => {
  it('sends visitors to sign in [NET-30]', async () => {
    renderApp('/network');
    await waitFor(() => expect(currentPath()).toBe('/auth'));
  });

  it.each(['gig_worker', 'business_professional'] as const)(
    'has its heading and three tabs with counts for a %s [NAV-10, NET-31]',
    async (accountType) => {
      await openNetwork('', { userType: 'professional', accountType });
      await screen.findByText('3');
      const heading = screen.getByRole('heading', { level: 1, name: 'Professional Network' });
      expect(heading, '[NET-01]').toBeTruthy();
      const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
      const told = tabs.map((text) => text?.replace(/\s+/g, ' ').trim());
      expect(told, '[NET-02]').toEqual([
        'Discover Professionals',
        expect.stringContaining('My Connections'),
        expect.stringContaining('Requests'),
      ]);
      expect(told[1], '[NET-03]').toMatch(/^My Connections ?3/);
      expect(told[2], '[NET-04]').toMatch(/^Requests ?2/);
    },
  );
});

// First: of an adult who got past the gate the browser remembers it, and all of them have one id here.
describe('a child on the network', () => {
  const known = (kids: Partial<KidsProfile>) =>
    server.on(getOwnProfile, () =>
      anOwnProfile({ ...child, isSetUp: true, kids: aKidsProfile(kids) }),
    );
  const needed = 'Age verification required before sending connection requests';

  it('reads the four rules, and what is needed before it asks anybody [KIDS-09]', async () => {
    known({ hindrance: 'verification_pending' });
    const person = await openNetwork('', child);
    const notice = within(
      await screen.findByRole('complementary', { name: 'Safety Notice for Kids' }),
    );
    expect(
      notice.getAllByRole('listitem').map(({ textContent }) => textContent),
      '[KIDS-10]',
    ).toEqual([
      expect.stringContaining('connect only with other kids'),
      expect.stringContaining('monitored by parents and admins'),
      expect.stringContaining('recorded'),
      expect.stringContaining('Never share your address or phone number'),
    ]);
    expect(notice.getByText(needed), '[KIDS-11]').toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Connect with Maria Lopez' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Age Verification Required' }));
    await person.click(dialog.getByRole('button', { name: 'I Understand' }));
    await waitFor(() => expect(screen.queryByRole('dialog'), '[KIDS-16]').toBeNull());
    expect(server.received(api.requestConnection), '[KIDS-13]').toEqual([]);
  });

  it('that is verified asks without a dialog [KIDS-11, KIDS-17]', async () => {
    known({
      idVerificationStatus: 'verified',
      parentConsentGiven: true,
      mayAct: true,
      hindrance: null,
    });
    server.on(api.requestConnection, () => aConnection({ waitsForGuardians: true }));
    const person = await openNetwork('', child);
    await screen.findByRole('complementary', { name: 'Safety Notice for Kids' });
    expect(screen.queryByText(needed)).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Connect with Maria Lopez' }));
    await screen.findByText('Connection request sent!');
  });

  it('alone reads them: an adult does not [KIDS-09]', async () => {
    await openNetwork();
    await screen.findByRole('button', { name: 'Connect with Maria Lopez' });
    expect(screen.queryByText('Safety Notice for Kids')).toBeNull();
  });
});

describe('Discover', () => {
  it('says what the two have in common, and sorts by it', async () => {
    found = [{ ...maria, mutualCount: 3, servicesTogether: 1 }];
    const person = await openNetwork();
    expect(await screen.findByText('3 mutual connections · 1 service together')).toBeTruthy();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Near you');
    await waitFor(() =>
      expect(server.received(api.discoverPeople).at(-1)?.query.sort).toBe('nearby'),
    );
    expect(screen.getByRole('button', { name: 'Maria Lopez' })).toBeTruthy();
  });

  it('calls no child a professional, and opens no card of one', async () => {
    await openNetwork('', child);
    await screen.findByRole('button', { name: 'Connect with Maria Lopez' });
    expect(screen.queryByText(/^Professional · /)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Maria Lopez' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  });

  it('shows a person by initials, name, "Professional" and words, with two ways to them', async () => {
    await openNetwork();
    expect(
      screen.getByPlaceholderText('Search professionals by name or profession...'),
      '[NET-05]',
    ).toBeTruthy();
    await screen.findByRole('button', { name: 'Connect with Maria Lopez' });
    for (const [line, shown] of [
      ['[NET-07]', 'ML'],
      ['[NET-08]', 'Maria Lopez'],
      ['[NET-09]', /^Professional · Newark/],
      ['[NET-10]', 'I answer within the hour.'],
    ] as const)
      expect(screen.getAllByText(shown).length, line).toBeGreaterThan(0);
    expect(
      screen.getByRole('button', { name: 'Connect with Maria Lopez' }).textContent,
      '[NET-11]',
    ).toBe('Connect');
    const message = screen.getByRole('link', { name: /Message\s*Maria Lopez/ });
    expect(message.getAttribute('href'), '[NET-12]').toBe(`/chat?user=${maria.id}`);
  });

  it('asks to connect and says so [NET-13, NET-27]', async () => {
    server.on(api.requestConnection, () => {
      found = [{ ...maria, connection: { id: anId(), status: 'pending', isRequester: true } }];
      return aConnection({ isRequester: true });
    });
    const person = await openNetwork();
    await person.click(await screen.findByRole('button', { name: 'Connect with Maria Lopez' }));
    await screen.findByText('Connection request sent!');
    expect(server.received(api.requestConnection)[0]?.body).toEqual({ receiverId: maria.id });
    const requested = await screen.findByRole('button', { name: 'Requested: Maria Lopez' });
    expect(requested.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['Requested', 'pending', true],
    ['Connected', 'accepted', true],
    ['Connected', 'accepted', false],
  ] as const)(
    'says "%s" of a connection that is %s [NET-13, D-135]',
    async (words, status, isRequester) => {
      found = [{ ...maria, connection: { id: anId(), status, isRequester } }];
      await openNetwork();
      const button = await screen.findByRole('button', { name: `${words}: Maria Lopez` });
      expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([words, 'true']);
    },
  );

  it('leads to the requests where the person has asked [NET-13, D-135]', async () => {
    found = [{ ...maria, connection: { id: anId(), status: 'pending', isRequester: false } }];
    await openNetwork();
    const answer = await screen.findByRole('link', { name: /^Answer\s*Maria Lopez/ });
    expect(answer.getAttribute('href')).toBe('/network?tab=requests');
  });

  it('says "Error" where the request is refused, and can be asked again [NET-32]', async () => {
    server.on(api.requestConnection, () => refuse(429, 'too_many_connections', 'Too many.'));
    const person = await openNetwork();
    await person.click(await screen.findByRole('button', { name: 'Connect with Maria Lopez' }));
    expect(await toastOf('Error')).toBe('ErrorToo many.');
    await screen.findByRole('button', { name: 'Connect with Maria Lopez' });
  });

  it('lets a person be reported and blocked where they are shown', async () => {
    server.on(sendReport, () => ({ id: anId() }));
    server.on(blockPerson, () => aConversation());
    const person = await openNetwork();
    const open = async (name: string) => {
      await person.click(await screen.findByText('More about Maria Lopez'));
      await person.click(await screen.findByRole('button', { name }));
    };
    await open('Report Maria Lopez');
    const send = await screen.findByRole('button', { name: 'Send report' });
    await person.click(send);
    const reason = screen.getByRole('combobox', { name: 'What is wrong', description: /^Choose/ });
    expect(document.activeElement).toBe(reason);
    expect(server.received(sendReport)).toHaveLength(0);
    await person.selectOptions(reason, 'Harassment or threats');
    await person.click(send);
    await screen.findByText(/Our moderators will look at it/);
    expect(server.received(sendReport)[0]?.body).toEqual({
      thing: 'person',
      subjectId: maria.id,
      reason: 'harassment',
      comment: '',
    });
    await open('Block Maria Lopez');
    await person.click(await screen.findByRole('button', { name: 'Block' }));
    await screen.findByText('Maria Lopez is blocked');
  });

  it('says where nobody is found [NET-36]', async () => {
    found = [];
    await openNetwork();
    await screen.findByText('No professionals found');
  });
});

describe('My Connections', () => {
  it('leads to a message to each [NET-16, NET-17, NET-37]', async () => {
    lists.accepted = [aConnection({ status: 'accepted' })];
    await openNetwork('connections');
    const message = await screen.findByRole('link', { name: /Message\s*Maria Lopez/ });
    expect(message.getAttribute('href')).toBe(`/chat?user=${maria.id}`);
  });
});

describe('Requests', () => {
  it('says where there are none [NET-20]', async () => {
    await openNetwork('requests');
    await screen.findByText('No pending connection requests');
  });

  it.each([
    ['Accept', 'accepted', 'Connection accepted!'],
    ['Decline', 'rejected', 'Connection rejected!'],
  ])('are answered by "%s" [NET-19, NET-28, NET-29]', async (label, status, toast) => {
    lists.received = [aConnection()];
    server.on(api.answerConnection, () => {
      lists.received = [];
      return aConnection({ status: status as 'accepted' });
    });
    const person = await openNetwork('requests');
    const rows = within(await screen.findByRole('list', { name: 'Requests' }));
    expect(rows.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Maria Lopez',
      'Decline',
      'Accept',
    ]);
    await person.click(rows.getByRole('button', { name: `${label} Maria Lopez` }));
    await screen.findByText(toast);
    expect(server.received(api.answerConnection)[0]?.body).toEqual({ status });
    await screen.findByText('No pending connection requests');
  });

  it('are told why an answer is refused [NET-32]', async () => {
    lists.received = [aConnection()];
    server.on(api.answerConnection, () => refuse(409, 'connection_answered', 'Too late.'));
    const person = await openNetwork('requests');
    await person.click(await screen.findByRole('button', { name: 'Decline Maria Lopez' }));
    expect(await toastOf('Error')).toBe('ErrorToo late.');
  });
});
