import {
  type NotificationKind,
  notificationKinds,
  notificationTable,
} from '@sidework/contracts/network-chat/notification-kinds';
import { notificationSubjects } from '@sidework/contracts/network-chat/notification-subjects';
import {
  listNotificationPreferences,
  setNotificationPreference,
} from '@sidework/contracts/schema/network-chat/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { answerNewer, fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();

function openSettings(viewer: Parameters<typeof signInAs>[0] = { isGuardian: true }) {
  signInAs(viewer);
  server.on(listNotificationPreferences, () => ({
    items: notificationKinds.map((kind) => {
      const { mail } = notificationTable[kind];
      return { kind, mail, push: !mail };
    }),
  }));
  return renderApp('/settings/notifications');
}

const switches = () => screen.findAllByRole<HTMLInputElement>('switch');
const isOfKind = ({ ariaLabel }: HTMLInputElement) => ariaLabel === null;
const subject = (name: string) => screen.findByRole('button', { name });
const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
type Person = ReturnType<typeof renderApp>['person'];

async function openKind(person: Person, subjectName: string, name: string) {
  await person.click(await subject(subjectName));
  return screen.findByRole<HTMLInputElement>('switch', { name });
}

async function openAll(person: Person) {
  await switches();
  for (const button of screen.getAllByRole('button', { expanded: false }))
    if (button.closest('h3')) await person.click(button);
}

describe('the settings of notifications', () => {
  it('send visitors to sign in, and back', async () => {
    renderApp('/settings/notifications');
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/settings/notifications' });
  });

  it('have a switch for each kind that is mailed to somebody, as it stands', async () => {
    const { person } = openSettings();
    await openAll(person);
    const shown = (await switches()).filter(isOfKind).map(({ checked, labels }) => ({
      label: labels?.[0]?.textContent,
      mail: checked,
    }));
    const expected = notificationSubjects
      .filter(({ title }) => title !== 'Your kids account')
      .flatMap(({ kinds }) => kinds.map((kind) => notificationTable[kind]))
      .map(({ label, mail }) => ({ label, mail }));
    const byLabel = (a: { label?: string }, b: { label?: string }) =>
      String(a.label).localeCompare(String(b.label));
    expect(shown.toSorted(byLabel)).toEqual(expected.toSorted(byLabel));
  });

  it('show with a dash where only some of a subject are mailed', async () => {
    openSettings();
    const dashOf = (all: HTMLElement) => all.parentElement?.querySelector('svg') ?? null;
    const all = await screen.findByRole('switch', { name: /^Jobs you post: .* of / });
    expect(dashOf(all)).not.toBeNull();
    const whole = screen.getByRole('switch', { name: 'Jobs you propose on: All by email' });
    expect(dashOf(whole)).toBeNull();
    const none = screen.getByRole('switch', { name: 'Events you go to: None by email' });
    expect(dashOf(none)).toBeNull();
  });

  it('stand by subject, those of children for guardians alone', async () => {
    const { person } = openSettings({ isGuardian: false });
    await person.click(await subject('Jobs you propose on'));
    const proposed = screen.getByRole('group', { name: 'Jobs you propose on' });
    within(proposed).getByRole('switch', { name: 'You were hired' });
    expect(titles()).not.toContain('Children you look after');
  });

  it('show last what people of the account seldom do', async () => {
    openSettings({ isGuardian: false, userType: 'client' });
    await switches();
    expect(titles().slice(-4)).toEqual([
      'Jobs you propose on',
      'Work you do',
      'Courses you teach',
      'Events you host',
    ]);
  });

  it('leave out for a child what only adults are told of', async () => {
    openSettings({ accountType: 'sidework_kids' });
    await subject('Jobs you propose on');
    for (const name of ['Jobs you post', 'Work others do for you', 'Taxes and licenses'])
      expect(titles()).not.toContain(name);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText('On this device')).toBeNull();
  });

  it('leave out a kind that only a newer release knows', async () => {
    signInAs();
    const kinds = ['badge_earned', 'service_started'];
    server.on(listNotificationPreferences, () =>
      answerNewer({ items: kinds.map((kind) => ({ kind, mail: true, push: true })) }),
    );
    const { person } = renderApp('/settings/notifications');
    await openAll(person);
    const shown = (await switches()).filter(isOfKind).map(({ labels }) => labels?.[0]?.textContent);
    expect(shown).toEqual([notificationTable.service_started.label]);
  });

  it('switch at once, and say that it is saved', async () => {
    const { person } = openSettings();
    let answer: (mail: boolean) => void = () => {};
    server.on(setNotificationPreference, async () => {
      const mail = await new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      return { kind: 'proposal_withdrawn' as const, mail, push: true };
    });
    const withdrawn = await openKind(person, 'Jobs you post', 'A proposal that was withdrawn');
    await person.click(withdrawn);
    expect(withdrawn.checked).toBe(true);
    await waitFor(() => expect(server.received(setNotificationPreference)).toHaveLength(1));
    expect(screen.queryByText(/^Saved\./)).toBeNull();
    answer(true);
    await screen.findByText('Saved. By email: A proposal that was withdrawn.');
    expect(withdrawn.checked).toBe(true);
    const [request] = server.received(setNotificationPreference);
    expect(request?.params).toEqual({ kind: 'proposal_withdrawn' });
    expect(request?.body).toEqual({ mail: true });
  });

  it('switch a subject whole, asking for what is different alone', async () => {
    const { person } = openSettings();
    server.on(setNotificationPreference, ({ params, body }) => ({
      kind: params.kind as NotificationKind,
      mail: false,
      push: false,
      ...body,
    }));
    const { kinds = [] } =
      notificationSubjects.find(({ title }) => title === 'Jobs you post') ?? {};
    const mailed = kinds.filter((kind) => notificationTable[kind].mail);
    const all = await screen.findByRole<HTMLInputElement>('switch', { name: /^Jobs you post: / });
    const row = within(all.closest('li') as HTMLElement);
    row.getByText(`${mailed.length} of ${kinds.length} by email`);
    await person.click(all);
    await row.findByText('All by email');
    expect(server.received(setNotificationPreference)).toHaveLength(kinds.length - mailed.length);
    await person.click(all);
    await row.findByText('None by email');
    await screen.findByText('Saved. Not by email: all of Jobs you post.');
    expect(all.checked).toBe(false);
  });

  it('switch back where the server refuses, with the reason', async () => {
    const { person } = openSettings();
    server.on(setNotificationPreference, () => refuse(503, 'unavailable', 'Not now'));
    const hired = await openKind(person, 'Jobs you propose on', 'You were hired');
    await person.click(hired);
    expect(await toastOf('Error')).toBe('ErrorNot now');
    expect(hired.checked).toBe(true);
  });

  it('switch what comes to devices apart from the mails', async () => {
    const { person } = openSettings();
    server.on(setNotificationPreference, ({ params }) => ({
      kind: params.kind as NotificationKind,
      mail: false,
      push: false,
    }));
    await person.click(await screen.findByRole('tab', { name: 'Devices' }));
    const withdrawn = await openKind(person, 'Jobs you post', 'A proposal that was withdrawn');
    expect(withdrawn.checked).toBe(true);
    await person.click(withdrawn);
    await screen.findByText('Saved. Not on your devices: A proposal that was withdrawn.');
    expect(server.received(setNotificationPreference)[0]?.body).toEqual({ push: false });
  });

  it('say why they could not be read', async () => {
    signInAs();
    server.on(listNotificationPreferences, () => refuse(403, 'permission_denied', 'Not for you'));
    renderApp('/settings/notifications');
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you');
  });
});
