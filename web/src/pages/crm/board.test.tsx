import { getSentContract } from '@sidework/contracts/client-services/sent-contracts';
import { listDocuments } from '@sidework/contracts/schema/business-tools/documents';
import {
  acceptClientInvitation,
  lookAtClientInvitation,
  refuseClientInvitation,
} from '@sidework/contracts/schema/client-services/client-invitations';
import {
  addContact,
  addTask,
  type CrmPersonView,
  finishTask,
  getCrmPerson,
  importContacts,
  inviteContact,
  listCrmPeople,
  moveClient,
} from '@sidework/contracts/schema/client-services/crm-people';
import { listCrmMoments } from '@sidework/contracts/schema/client-services/crm-timeline';
import { listMessages } from '@sidework/contracts/schema/network-chat/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { answerCrm, openCrm } from '../../../test/crm-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, fill, renderApp } from '../../../test/render-app.tsx';
import { paths } from '../../lib/paths.ts';

const server = fakeServer();
const aContact = (given: Partial<CrmPersonView> = {}): CrmPersonView => ({
  id: anId(),
  clientId: null,
  fullName: 'Rosa Marino',
  avatarUrl: null,
  email: 'rosa@example.com',
  phone: '973-555-0148',
  address: '214 Elm Road',
  notes: 'Ring twice.',
  stage: 'lead',
  hasOwnStage: true,
  invitedAt: null,
  money: { totalCents: 0, paidCents: 0, owedCents: 0, offeredCents: 0 },
  nextTask: null,
  createdAt: '2026-01-07T10:00:00.000Z',
  ...given,
});
let list: CrmPersonView[];
beforeEach(() => {
  list = [aContact()];
  server.on(listCrmPeople, ({ query }) => ({
    items: list.filter(({ stage }) => stage === query.stage),
    nextCursor: null,
  }));
});
const column = async (name: string) => within(await screen.findByRole('region', { name }));
const openBoard = () => openCrm(server, {}, paths.crmBoard);

describe('the board', () => {
  it('has everybody in four columns, with what is agreed and what is next', async () => {
    const nextTask = {
      id: anId(),
      personId: anId(),
      title: 'Call about the pump',
      dueOn: '2026-12-10',
      doneAt: null,
    };
    const money = { totalCents: 0, paidCents: 0, owedCents: 0, offeredCents: 115_000 };
    list.push(
      aContact({ fullName: 'Sam Ortiz', stage: 'proposed', hasOwnStage: false, money, nextTask }),
    );
    openBoard();
    const proposed = await column('Proposed');
    expect(await proposed.findByText('$1,150.00 offered')).toBeTruthy();
    expect(proposed.getByText(/Call about the pump/)).toBeTruthy();
    expect(proposed.queryByRole('combobox')).toBeNull();
    expect(await (await column('Booked')).findByText('No booked work')).toBeTruthy();
  });

  it.each([
    [
      'its choice',
      async (person: { selectOptions: (at: HTMLElement, value: string) => Promise<void> }) =>
        person.selectOptions(await screen.findByLabelText('Stage of Rosa Marino'), 'booked'),
      'Rosa Marino',
    ],
    [
      'being dragged',
      async () => {
        const card = (await screen.findByText('Rosa Marino')).closest('li') as HTMLElement;
        const data = new Map<string, string>();
        const dataTransfer = {
          setData: (kind: string, text: string) => data.set(kind, text),
          getData: (kind: string) => data.get(kind) ?? '',
        };
        fireEvent.dragStart(card, { dataTransfer });
        const booked = screen.getByRole('region', { name: 'Booked' });
        fireEvent.dragOver(booked, { dataTransfer });
        fireEvent.drop(booked, { dataTransfer });
      },
      'Rosa Marino',
    ],
  ])('moves a contact by %s, and the focus with it', async (_how, act, focused) => {
    server.on(moveClient, ({ body }) => {
      list = [aContact({ ...list[0], stage: (body as { stage: CrmPersonView['stage'] }).stage })];
      return list[0] as CrmPersonView;
    });
    const { person } = openBoard();
    await act(person);
    expect(await (await column('Booked')).findByText('Rosa Marino')).toBeTruthy();
    expect(await screen.findByText('Moved to Booked')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(focused);
  });

  it('takes nothing that is no card', async () => {
    openBoard();
    await screen.findByText('Rosa Marino');
    const getData = (kind: string) => (kind === 'text/plain' ? 'some text' : '');
    const booked = screen.getByRole('region', { name: 'Booked' });
    fireEvent.drop(booked, { dataTransfer: { getData } });
    expect(server.received(moveClient)).toEqual([]);
  });

  it('adds a contact, and says beside its field what is wrong', async () => {
    server.on(addContact, ({ body }) => {
      list = [...list, aContact(body as Partial<CrmPersonView>)];
      return list[1] as CrmPersonView;
    });
    const { person } = openBoard();
    await person.click(await screen.findByRole('button', { name: 'Add Contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Contact' }));
    await person.click(dialog.getByRole('button', { name: 'Add Contact' }));
    expect(await dialog.findByText('Please enter a name')).toBeTruthy();
    await fill(person, dialog.getByLabelText(/Name/), 'Sam Ortiz');
    await fill(person, dialog.getByLabelText('Phone'), '973-555-0199');
    await person.click(dialog.getByRole('button', { name: 'Add Contact' }));
    expect(await screen.findByText('Contact added')).toBeTruthy();
    expect(server.received(addContact).at(-1)?.body).toEqual({
      fullName: 'Sam Ortiz',
      phone: '973-555-0199',
    });
  });

  it('shows a file before it adds the new ones', async () => {
    server.on(importContacts, () => ({ added: 1, known: [1] }));
    const { person } = openBoard();
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }));
    const text = 'Name,Email\nSam Ortiz,sam@example.com\nRosa Marino,rosa@example.com\n';
    await person.upload(
      dialog.getByLabelText('Choose a file'),
      new File([text], 'clients.csv', { type: 'text/csv' }),
    );
    const rows = await dialog.findByRole('list', { name: 'Contacts in the file' });
    expect(rows.textContent).toContain('Sam Ortiz');
    expect(rows.textContent).toContain('On your list');
    await person.click(dialog.getByRole('button', { name: 'Add 1 contact' }));
    expect(await screen.findByText('1 contact added')).toBeTruthy();
  });

  it('is not offered to a child', async () => {
    signInAs({ accountType: 'sidework_kids', userType: 'professional' });
    answerCrm(server, {});
    renderApp(paths.crmBoard);
    expect(await screen.findByRole('heading', { name: 'Client Management' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Board' })).toBeNull();
  });
});

describe('the page of a contact', () => {
  beforeEach(() => server.on(getSentContract, () => ({ contract: null })));
  const open = (given: Partial<CrmPersonView> = {}) => {
    const contact = aContact(given);
    server.on(getCrmPerson, () => contact);
    server.on(listCrmMoments, () => ({ items: [], nextCursor: null }));
    server.on(listDocuments, () => ({ items: [], nextCursor: null }));
    return openCrm(server, {}, `/crm?person=${contact.id}`);
  };

  it('says how to reach them, what was noted and what counts', async () => {
    open({ money: { totalCents: 0, paidCents: 18_000, owedCents: 0, offeredCents: 115_000 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Marino' })).toBeTruthy();
    for (const text of ['973-555-0148', '214 Elm Road', 'Ring twice.', '$180.00'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(
      screen.getByText(/\$1,150.00 is offered. It counts once your client agrees./),
    ).toBeTruthy();
    expect(screen.getByText('Lead').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('tells what happened with a client, of work and messages by their times', async () => {
    const clientId = anId();
    const moment = { serviceId: anId(), title: 'Sump pump', amountCents: 115_000 };
    open({ clientId });
    server.on(listCrmMoments, () => ({
      items: [
        { ...moment, id: 'a', kind: 'service_agreed' as const, at: '2026-12-07T10:00:00.000Z' },
        { ...moment, id: 'b', kind: 'service_begun' as const, at: '2026-12-05T10:00:00.000Z' },
      ],
      nextCursor: null,
    }));
    const message = { receiverId: clientId, senderId: anId(), isHidden: false, read: true };
    server.on(listMessages, () => ({
      items: [
        {
          ...message,
          id: anId(),
          content: 'I can come on Tuesday.',
          sequence: 1,
          createdAt: '2026-12-06T10:00:00.000Z',
        },
      ],
      nextCursor: null,
    }));
    const list = await screen.findByRole('list', { name: 'What happened' });
    await within(list).findByText(/I can come on Tuesday/);
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(['Work agreed, $1,150.00', 'You wrote', 'Service entered, $1,150.00']);
  });

  it('invites by mail after asking', async () => {
    server.on(inviteContact, () => aContact({ invitedAt: '2026-12-04T14:20:00.000Z' }));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Invite' }));
    await person.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent')).toBeTruthy();
  });

  it('plans a task, and ends one', async () => {
    const task = {
      id: anId(),
      personId: anId(),
      title: 'Call about the pump',
      dueOn: '2026-12-10',
      doneAt: null,
    };
    server.on(addTask, () => task);
    server.on(finishTask, () => task);
    const { person } = open({ nextTask: task });
    await person.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Task done')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Add Task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }));
    await fill(person, dialog.getByLabelText(/Task/), 'Send the offer');
    await person.click(dialog.getByRole('button', { name: /Save|Add/ }));
    await waitFor(() =>
      expect(server.received(addTask).at(-1)?.body).toMatchObject({ title: 'Send the offer' }),
    );
  });
});

describe('an invitation of a client', () => {
  const link = '/client-invitation#token';
  beforeEach(() =>
    server.on(lookAtClientInvitation, () => ({
      professionalName: 'Pat P.',
      email: 'r•••@e•••.com',
      hasContract: false,
      expiresAt: '2027-01-03T14:20:00.000Z',
    })),
  );

  it('is joined by who is signed in', async () => {
    signInAs({ userType: 'client', accountType: 'client' });
    server.on(acceptClientInvitation, () => ({ professionalId: anId() }));
    const { person } = renderApp(link);
    await person.click(await screen.findByRole('button', { name: 'Join' }));
    await waitFor(() => expect(currentPath()).toBe('/my-services'));
  });

  it('says why another account cannot join', async () => {
    signInAs({ userType: 'client', accountType: 'client' });
    server.on(acceptClientInvitation, () =>
      refuse(403, 'client_address_other', 'Another address.'),
    );
    const { person } = renderApp(link);
    await person.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Another address.')).toBeTruthy();
  });

  it('can be turned down after it ended', async () => {
    server.on(lookAtClientInvitation, () => refuse(404, 'client_invitation_invalid', 'Used up.'));
    server.on(refuseClientInvitation, () => undefined);
    const { person } = renderApp(link);
    expect(await screen.findByText('Used up.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'This is not me' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'This is not me' }));
    expect(await screen.findByText(/can no longer invite your address/)).toBeTruthy();
  });

  it('leads a visitor to sign in, and can be turned down', async () => {
    server.on(refuseClientInvitation, () => undefined);
    const { person } = renderApp(link);
    expect(await screen.findByRole('link', { name: /Log in or sign up/ })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'This is not me' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'This is not me' }));
    expect(await screen.findByText(/can no longer invite your address/)).toBeTruthy();
  });
});
