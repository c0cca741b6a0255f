import { listChildServices } from '@sidework/contracts/schema/client-services/services';
import { listGuardianRequests } from '@sidework/contracts/schema/education-events/guardian-requests';
import { deleteChild } from '@sidework/contracts/schema/identity/deletion/deletion';
import { listChildExports } from '@sidework/contracts/schema/identity/exports/exports';
import { listWaitingConsents } from '@sidework/contracts/schema/identity/family/consents';
import {
  getChild,
  inviteGuardian,
  listChildAccesses,
  listChildren,
  listChildSessions,
  pauseChild,
  resumeChild,
  revokeChildSession,
  revokeConsent,
  setPermits,
  setQuietHours,
} from '@sidework/contracts/schema/identity/family/guardians';
import { listChildHires } from '@sidework/contracts/schema/marketplace/child-hires';
import { listChildProposals } from '@sidework/contracts/schema/marketplace/proposals';
import {
  approveConnection,
  getStandingApproval,
  listChildConnections,
} from '@sidework/contracts/schema/network-chat/connections';
import {
  listChildConversations,
  listChildWords,
} from '@sidework/contracts/schema/network-chat/monitoring';
import { getToday } from '@sidework/contracts/schema/network-chat/today';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, aPersonCard, aProposal } from '../../../test/job-builders.ts';
import { aChild, aChildSummary, aConsent } from '../../../test/kids-builders.ts';
import { currentPath, fill, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();
beforeEach(() => {
  server.on(getToday, () => ({ items: [], counts: [] }));
  server.on(listWaitingConsents, () => ({ items: [] }));
  server.on(listChildHires, () => ({ items: [], nextCursor: null }));
  server.on(listChildServices, () => ({ items: [], nextCursor: null }));
  server.on(listGuardianRequests, () => ({ items: [] }));
  server.on(listChildConnections, () => ({ items: [] }));
  server.on(getStandingApproval, () => ({ isStanding: false }));
  server.on(listChildConversations, () => ({ conversations: [], held: [] }));
  server.on(listChildWords, () => ({ items: [], nextCursor: null }));
});
const { id: childId } = aChildSummary();
const path = `/guardian/children/${childId}`;
const proposal = aProposal();
const session = {
  id: '0193d2a0-0000-7000-8000-00000000005e',
  device: 'Chrome on Android',
  createdAt: '2026-01-05T10:00:00.000Z',
  lastUsedAt: '2026-01-06T10:00:00.000Z',
};

async function open(child: Parameters<typeof aChild>[0] = {}, part?: 'rules' | 'account') {
  signInAs({ isGuardian: true });
  server.on(getChild, () => aChild(child));
  server.on(listChildSessions, () => ({ items: [session] }));
  server.on(listChildProposals, () => ({ items: [proposal], nextCursor: null }));
  server.on(listChildExports, () => ({ items: [] }));
  server.on(listChildAccesses, () => ({
    items: [
      {
        id: session.id,
        actorName: 'Sidework staff',
        isYou: false,
        action: 'child_file_read',
        reason: 'Report 12',
        at: '2026-01-06T10:00:00.000Z',
      },
    ],
  }));
  const { person } = renderApp(part ? `${path}?part=${part}` : path);
  await screen.findByRole('heading', { level: 1, name: 'Robin Green' });
  return person;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const choose = (name: 'Rules' | 'Account') => fireEvent.click(screen.getByRole('tab', { name }));

describe('the children of a guardian', () => {
  it('stand below what waits, where a form is found again that was not sent', async () => {
    signInAs();
    const waiting = {
      id: session.id,
      childName: 'Sam G.',
      method: 'signed_form' as const,
      permits: [],
      policyVersion: '2026-11',
      status: 'waiting_for_form' as const,
      submittedAt: '2026-01-05T10:00:00.000Z',
    };
    const pending = { ...waiting, id: childId, childName: 'Kim G.', status: 'pending' as const };
    server.on(listWaitingConsents, () => ({ items: [waiting, pending] }));
    server.on(listChildren, () => ({ items: [] }));
    renderApp('/guardian');
    const list = within(await screen.findByRole('list', { name: 'Waiting consents' }));
    list.getByText('Sam G.');
    list.getByText('We are looking at it');
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/guardian/consent-form?consent=${session.id}`]);
  });

  it('have their requests to connect here, though nobody asks for the list of one', async () => {
    signInAs();
    server.on(listChildren, () => ({ items: [aChildSummary()] }));
    const aSubject = session.id;
    const asked = {
      id: `child_asked_to_connect ${aSubject}`,
      kind: 'child_asked_to_connect' as const,
      title: 'Robin Green',
      actor: aPersonCard({ fullName: 'Tobi A.' }),
      details: {},
      path,
      other: { id: anId(), fullName: 'Robin G.', avatarUrl: null, location: 'New Jersey' },
      since: '2026-01-05T10:00:00.000Z',
    };
    const other = { ...asked, id: 'other', kind: 'unread_messages' as const };
    server.on(getToday, () => ({ items: [asked, other], counts: [] }));
    const { person } = renderApp('/guardian');
    const title = 'Connections that wait for your yes';
    const section = (await screen.findByRole('heading', { name: title })).closest('section');
    const rows = within(section as HTMLElement).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^RG.*Robin Green asks to connect with Tobi A\..*Kids account, New Jersey · They can write/,
      ),
    ]);
    const link = within(section as HTMLElement).getByRole('link', { name: /^Robin Green asks/ });
    expect(link.getAttribute('href')).toBe(path);
    server.on(approveConnection, () => undefined);
    await person.click(screen.getByRole('button', { name: 'Approve Robin Green' }));
    await screen.findByText('You agreed to Robin Green');
    const [sent] = server.received(approveConnection);
    expect(sent?.params).toEqual({ connectionId: aSubject });
  });

  it('say where their requests to connect could not be read, and read them again', async () => {
    signInAs();
    server.on(listChildren, () => ({ items: [aChildSummary()] }));
    server.on(getToday, () => refuse(429, 'too_many_requests', 'Slow down'));
    const { person } = renderApp('/guardian');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(getToday, () => ({ items: [], counts: [] }));
    await person.click(retry);
    await waitFor(() => expect(screen.queryByText('Slow down')).toBeNull());
  });

  it('stand with how far each is [KIDS-12]', async () => {
    signInAs();
    const waiting = aChildSummary({
      id: session.id,
      fullName: 'Sam Green',
      mayAct: false,
      hindrance: 'verification_pending',
    });
    server.on(listChildren, () => ({ items: [aChildSummary(), waiting] }));
    renderApp('/guardian');
    const list = within(await screen.findByRole('list', { name: 'Your children' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Robin Green.*Active$/),
      expect.stringMatching(/^Sam GreenBeing checked.*two days/),
    ]);
    const link = list.getByRole('link', { name: 'Robin Green' });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('are none yet', async () => {
    signInAs();
    server.on(listChildren, () => ({ items: [] }));
    renderApp('/guardian');
    await screen.findByRole('heading', { name: 'No children yet' });
    expect(screen.queryByRole('heading', { name: 'Accounts' })).toBeNull();
    const link = screen.getByRole('link', { name: 'How kids accounts work' });
    expect(link.getAttribute('href')).toBe('/privacy#kids');
  });

  it('that could not be read are read again', async () => {
    signInAs();
    server.on(listChildren, () => refuse(429, 'too_many_requests', 'Slow down'));
    const { person } = renderApp('/guardian');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(listChildren, () => ({ items: [aChildSummary()] }));
    await person.click(retry);
    await screen.findByRole('link', { name: 'Robin Green' });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('have an entry in the menu of who looks after some: %s', async (isGuardian, entries) => {
    signInAs({ isGuardian });
    const { person } = renderApp('/about');
    await person.click(await screen.findByRole('button', { name: /^Account of/ }));
    expect(screen.getByRole('link', { name: 'Your profile' })).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Children' })).toHaveLength(entries);
  });
});

describe('a child’s account, for its guardian', () => {
  it('is paused and goes on by the same button', async () => {
    const person = await open({}, 'rules');
    server.on(pauseChild, () => aChild({ isPaused: true, mayAct: false, hindrance: 'paused' }));
    server.on(resumeChild, () => aChild());
    const pause = await section('Pause');
    await person.click(pause.getByRole('button', { name: 'Pause the account' }));
    await screen.findByText('The account is paused');
    await person.click(await pause.findByRole('button', { name: 'Let it go on' }));
    await pause.findByRole('button', { name: 'Pause the account' });
  });

  it('has quiet hours by the child’s clock, and can have none', async () => {
    const person = await open({}, 'rules');
    const hours = { from: '20:30', until: '06:45' };
    server.on(setQuietHours, ({ body }) => aChild({ quietHours: body.quietHours }));
    const quiet = await section('Quiet hours');
    quiet.getByText(/by the clock where your child is \(Eastern Time\)/);
    const set = (label: string, value: string) =>
      fireEvent.change(quiet.getByLabelText(label), { target: { value } });
    set('From', hours.from);
    set('Until', hours.from);
    quiet.getByText('Off');
    await person.click(quiet.getByRole('button', { name: 'Turn on quiet hours' }));
    quiet.getByText('The end has to differ from the beginning');
    set('Until', hours.until);
    await person.click(quiet.getByRole('button', { name: 'Turn on quiet hours' }));
    await quiet.findByText('On, 8:30 PM to 6:45 AM');
    quiet.getByRole('button', { name: 'Save quiet hours' });
    await person.click(quiet.getByRole('button', { name: 'Turn off' }));
    await screen.findByText('There are no quiet hours now');
    const heading = quiet.getByRole('heading', { name: 'Quiet hours' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const sent = server.received(setQuietHours).map(({ body }) => body);
    expect(sent).toEqual([{ quietHours: hours }, { quietHours: null }]);
  });

  it('may do what is switched on, each for itself, and that can be undone', async () => {
    const person = await open({}, 'rules');
    server.on(setPermits, ({ body }) => aChild({ permits: body.permits }));
    const consents = await section('What you agreed to');
    await consents.findByRole('switch', { name: /^Paid work/ });
    const box = (name: RegExp) => consents.getByRole('switch', { name }) as HTMLInputElement;
    await person.click(box(/^Paid work/));
    await consents.findByText('Saved. Paid work: you agree.');
    expect(box(/^Paid work/).checked).toBe(true);
    await person.click(consents.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box(/^Paid work/).checked).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(box(/^Paid work/)));
    const sent = server.received(setPermits).map(({ body }) => body);
    expect(sent).toEqual([{ permits: ['messaging', 'paid_work'] }, { permits: ['messaging'] }]);
  });

  it('says of a child that is still checked when what is switched on counts', async () => {
    await open({ mayAct: false, hindrance: 'verification_pending' }, 'rules');
    const consents = await section('What you agreed to');
    consents.getByText(/These count once the account is checked\.$/);
  });

  it('keeps the focus on a switch while it is saved, and takes no second flip meanwhile', async () => {
    const person = await open({}, 'rules');
    let settle = () => {};
    server.on(setPermits, async () => {
      await new Promise<void>((resolve) => {
        settle = resolve;
      });
      return aChild({ permits: [] });
    });
    const consents = await section('What you agreed to');
    const box = (await consents.findByRole('switch', { name: /^Messages/ })) as HTMLInputElement;
    box.focus();
    await person.keyboard('  ');
    expect(document.activeElement).toBe(box);
    settle();
    await consents.findByText('Saved. Messages: you do not agree.');
    expect(document.activeElement).toBe(box);
    expect(server.received(setPermits)).toHaveLength(1);
  });

  it('shows a switch as it was where the server refuses', async () => {
    const person = await open({}, 'rules');
    server.on(setPermits, () => refuse(409, 'consent_not_waiting', 'Not now'));
    const consents = await section('What you agreed to');
    await person.click(await consents.findByRole('switch', { name: /^Messages/ }));
    expect(await toastOf('Error')).toContain('Not now');
    const box = consents.getByRole('switch', { name: /^Messages/ }) as HTMLInputElement;
    await waitFor(() => expect(box.checked).toBe(true));
  });

  it('ends with the consent, after a question that says what ends', async () => {
    const person = await open({}, 'rules');
    const revoked = { mayAct: false, hindrance: 'consent_revoked' as const };
    server.on(revokeConsent, () =>
      aChild({ ...revoked, consents: [aConsent({ status: 'revoked' })] }),
    );
    await person.click(await screen.findByRole('button', { name: 'Take back your consent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back your consent?' }));
    dialog.getByText(/^Robin Green can do nothing here from then on/);
    dialog.getByText(/^After 30 days without a consent we delete the account/);
    expect(server.received(revokeConsent)).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Take it back' }));
    await screen.findByText('Your consent is taken back');
    const consents = await section('Your consent');
    consents.getByText(/^No consent of yours counts now/);
    await consents.findByText('Taken back');
    expect(consents.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take back your consent' })).toBeNull();
  });

  it('has its work in sight while it is checked, also again', async () => {
    const notice = /Until then Robin can look around and do nothing else/;
    await open({ mayAct: false, hindrance: 'verification_pending' });
    await section('Work');
    screen.getByText(notice);
    cleanup();
    await open();
    await section('Work');
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('can only be stopped by who agrees to it no more', async () => {
    await open({ consents: [aConsent({ status: 'revoked' })], isPaused: true }, 'rules');
    const pause = await section('Pause');
    expect(pause.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Quiet hours' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Invite another guardian' })).toBeNull();
  });

  it('is signed out of a place', async () => {
    const person = await open({}, 'account');
    server.on(revokeChildSession, () => {
      server.on(listChildSessions, () => ({ items: [] }));
      return undefined;
    });
    await person.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    await screen.findByText('Your child is signed in nowhere.');
    expect(server.received(revokeChildSession)[0]?.params.sessionId).toBe(session.id);
  });

  it('says in a line what the child did, before all that can be set, and what is recorded after it', async () => {
    const older = { ...session, id: childId, lastUsedAt: '2026-01-02T10:00:00.000Z' };
    await open();
    server.on(listChildSessions, () => ({ items: [older, session] }));
    cleanup();
    renderApp(path);
    await screen.findByText('1 proposal is with a client');
    const active = await screen.findByText(/^Last active/);
    expect(active.querySelector('time')?.dateTime).toBe(session.lastUsedAt);
    const inMain = () =>
      within(screen.getByRole('tabpanel'))
        .getAllByRole('heading', { level: 2 })
        .map((title) => title.textContent);
    await section('Messages');
    await section('Written about work and events');
    expect(inMain()).toEqual([
      'Courses and events',
      'Connections',
      'Work',
      'Proposals',
      'Messages',
      'Written about work and events',
    ]);
    choose('Rules');
    expect(inMain()).toEqual([
      'Pause',
      'Quiet hours',
      'Connections',
      'What you agreed to',
      'Your consent',
    ]);
    choose('Account');
    expect(inMain()).toEqual([
      'Who looks after the account',
      'Where your child is signed in',
      'Who looked',
      'Download your child’s data',
      'Delete the account',
    ]);
  });

  it('asks first for a form that is still to be sent', async () => {
    const waiting = aConsent({ id: session.id, status: 'waiting_for_form' });
    await open({ consents: [aConsent({ status: 'revoked' }), waiting] });
    const panel = within(screen.getByRole('group', { name: 'Your signed form' }));
    const way = panel.getByRole('link', { name: 'Send the form' });
    expect(way.getAttribute('href')).toBe(`/guardian/consent-form?consent=${session.id}`);
  });

  it('tells who looked, and why', async () => {
    await open({}, 'account');
    const looks = within(
      await screen.findByRole('list', { name: 'Looks at the data of your child' }),
    );
    looks.getByText('Sidework staff');
    looks.getByText(/^Opened your child’s file/);
    looks.getByText('Report 12');
  });

  it('tells of others’ looks first, and of one’s own in a line', async () => {
    const person = await open({}, 'account');
    const look = (at: number, actorName: string) => ({
      id: `0193d2a0-0000-7000-8000-0000000000${at}0`,
      actorName,
      isYou: actorName === 'Pat Green',
      action: 'child_read',
      reason: null,
      at: `2026-01-0${at}T10:00:00.000Z`,
    });
    const items = [look(5, 'Pat Green'), look(4, 'Pat Green'), look(3, 'Kim Green')];
    server.on(listChildAccesses, () => ({ items }));
    cleanup();
    renderApp(`${path}?part=account`);
    const looks = await section('Who looked');
    await looks.findByText('Kim Green');
    const ofOthers = looks.getByRole('list', { name: 'Looks at the data of your child' });
    expect(within(ofOthers).getAllByRole('listitem')).toHaveLength(1);
    const own = looks.getByRole('button', { name: 'You looked 2 times' });
    expect(own.getAttribute('aria-expanded')).toBe('false');
    await person.click(own);
    const list = looks.getByRole('list', { name: 'Your own looks' });
    expect(within(list).getAllByText('Pat Green')).toHaveLength(2);
  });

  it('shows five looks of others, and all of them once asked', async () => {
    const look = (at: number) => ({
      id: `0193d2a0-0000-7000-8000-0000000000${at}0`,
      actorName: 'Sidework staff',
      isYou: false,
      action: 'child_file_read',
      reason: null,
      at: `2026-01-0${at}T10:00:00.000Z`,
    });
    const person = await open({}, 'account');
    server.on(listChildAccesses, () => ({ items: [6, 5, 4, 3, 2, 1].map(look) }));
    cleanup();
    renderApp(`${path}?part=account`);
    const looks = await section('Who looked');
    await waitFor(() => expect(looks.getAllByRole('listitem')).toHaveLength(5));
    await person.click(looks.getByRole('button', { name: 'Show all 6' }));
    expect(looks.getAllByRole('listitem')).toHaveLength(6);
  });

  it('has another guardian written to', async () => {
    const person = await open({}, 'account');
    server.on(inviteGuardian, () => undefined);
    const guardians = await section('Who looks after the account');
    guardians.getByText('Pat Green (you)');
    const field = guardians.getByLabelText('Email of another parent or guardian');
    await fill(person, field, 'kim');
    await person.click(guardians.getByRole('button', { name: 'Write to them' }));
    await guardians.findByText('Enter an email address');
    expect(document.activeElement).toBe(field);
    await fill(person, field, 'kim@example.com');
    await person.click(guardians.getByRole('button', { name: 'Write to them' }));
    await screen.findByText('We wrote to them');
    expect(server.received(inviteGuardian)[0]?.body).toEqual({ email: 'kim@example.com' });
  });

  it('has at most four guardians', async () => {
    const guardians = [1, 2, 3, 4].map((at) => ({
      id: `0193d2a0-0000-7000-8000-00000000000${at}`,
      fullName: `Guardian ${at}`,
      isYou: at === 1,
    }));
    await open({ guardians }, 'account');
    expect(screen.queryByRole('form', { name: 'Invite another guardian' })).toBeNull();
  });

  it('is deleted once the words are typed', async () => {
    const person = await open({}, 'account');
    server.on(deleteChild, () => undefined);
    server.on(listChildren, () => ({ items: [] }));
    await person.click(screen.getByRole('button', { name: 'Delete your child’s account' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Delete the account of Robin Green?' }),
    );
    await person.click(dialog.getByRole('button', { name: 'Delete the account' }));
    expect(server.received(deleteChild)).toEqual([]);
    await fill(person, dialog.getByLabelText(/^Type/), 'Delete this account');
    await person.click(dialog.getByRole('button', { name: 'Delete the account' }));
    await screen.findByRole('heading', { name: 'No children yet' });
    expect(currentPath()).toBe('/guardian');
  });

  it('that is not one’s own is not shown, nor what could be done with it', async () => {
    signInAs();
    server.on(getChild, () => refuse(404, 'not_found', 'There is nothing here.'));
    renderApp(path);
    expect((await screen.findByRole('alert')).textContent).toContain('There is nothing here.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Delete the account' })).toBeNull();
    expect(server.received(listChildSessions)).toEqual([]);
  });
});
