import { openChildFile } from '@sidework/contracts/schema/identity/staff/staff';
import {
  type AccountView,
  banAccount,
  bannedWithoutEnd,
  changeAccountType,
  getAccount,
  liftBan,
  setRoles,
  signAccountOut,
} from '@sidework/contracts/schema/identity/staff/staff-accounts';
import { listReports } from '@sidework/contracts/schema/network-chat/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill } from '../../../test/render-app.tsx';
import { aReport } from '../../../test/report-builders.ts';
import { aChildFile, anAccount, openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();
beforeEach(() => server.on(listReports, () => ({ items: [], nextCursor: null })));
const ownId = '0193d2a0-0000-7000-8000-000000000001';

function open(account: AccountView) {
  server.on(getAccount, () => account);
  return openAsStaff(`/admin/accounts/${account.id}`);
}

const dialog = async () => within(await screen.findByRole('dialog'));
const accessibleDescriptionOf = (field: Element | null) =>
  (field?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const bodyOf = (endpoint: Parameters<typeof server.received>[0]) =>
  server.received(endpoint)[0]?.body;

async function ask(account: AccountView, label: string) {
  const { person } = open(account);
  await person.click(await screen.findByRole('button', { name: `${label}: ${account.fullName}` }));
  const form = await dialog();
  async function confirm(button: string, reason = 'A good reason') {
    await fill(person, form.getByRole('textbox', { name: /^Reason/ }), reason);
    await person.click(form.getByRole('button', { name: button }));
  }
  return { person, form, confirm };
}

describe('an account', () => {
  it('shows what an administrator may know, and leads to its entries in the audit log', async () => {
    const account = anAccount({ phone: '+12015550123', hasSecondFactor: true });
    open(account);
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    screen.getByText('In good standing');
    const email = screen.getByRole('link', { name: 'grace@example.com' });
    expect(email.getAttribute('href')).toBe('mailto:grace@example.com');
    screen.getByText('+12015550123');
    const link = screen.getByRole('link', { name: 'Actions on this account' });
    expect(link.getAttribute('href')).toBe(`/admin/audit-log?targetId=${account.id}`);
  });

  it.each([
    ['one report waits', 1, null, '1 waiting'],
    ['two reports wait', 2, null, '2 waiting'],
    ['more wait than one answer lists', 2, 'more', 'more than 2 waiting'],
  ])('about whom %s says so, and leads to the reports', async (_, count, nextCursor, words) => {
    const items = Array.from({ length: count }, () => aReport());
    server.on(listReports, ({ query }) =>
      query.state === 'open' ? { items, nextCursor } : { items: [], nextCursor: null },
    );
    const account = anAccount();
    open(account);
    const link = await screen.findByRole('link', { name: words });
    expect(link.getAttribute('href')).toBe('/admin/reports');
    expect(server.received(listReports)[0]?.query).toEqual({
      state: 'open',
      reportedId: account.id,
    });
  });

  it('of a child leads to its guardians', async () => {
    const { id } = anAccount();
    open(anAccount({ guardians: [{ id, fullName: 'Karen King' }] }));
    const link = await screen.findByRole('link', { name: 'Karen King' });
    expect(link.getAttribute('href')).toBe(`/admin/accounts/${id}`);
  });

  it('of a guardian says for each child whether another agreed, and what a ban does to it', async () => {
    const whoAgreed = ['only_this_guardian', 'another_guardian', 'nobody'] as const;
    const children = ['Leo M.', 'Mia M.', 'Ida M.'].map((fullName, place) => ({
      id: anAccount().id,
      fullName,
      whoAgreed: whoAgreed[place] ?? 'nobody',
    }));
    const account = anAccount({ children });
    const { form } = await ask(account, 'Ban');
    const texts = [...(await screen.findByRole('dialog')).querySelectorAll('p')].map(
      ({ textContent }) => textContent,
    );
    expect(texts).toContainEqual(
      expect.stringMatching(
        /^Leo M\. has no other guardian who agreed\. The account stops at once: .* deleted after 30 days .*, even if you lift the ban\.$/,
      ),
    );
    expect(texts).toContain('Mia M. keeps the account: another guardian agreed.');
    expect(texts).toContain('Ida M. has no valid consent already.');
    form.getByText(/ Your reason goes into the audit log, not to them\.$/);
    form.getByText(/^Work under way and the money held for it stay/);
    for (const { fullName, id } of children)
      for (const link of screen.getAllByRole('link', { name: fullName, hidden: true }))
        expect(link.getAttribute('href')).toBe(`/admin/accounts/${id}`);
    const rows = screen.getAllByText('Guardian of', { selector: 'dt' });
    expect(rows.map((row) => row.parentElement?.textContent)).toEqual([
      'Guardian ofNo other guardian agreedLeo M.',
      'Guardian ofAnother guardian agreedMia M.',
      'Guardian ofNo valid consentIda M.',
    ]);
  });

  it('of two children for whom nobody else agreed says it of both at once', async () => {
    const whoAgreed = 'only_this_guardian' as const;
    const children = ['Leo M.', 'Mia M.'].map((fullName) => ({
      id: anAccount().id,
      fullName,
      whoAgreed,
    }));
    await ask(anAccount({ children }), 'Ban');
    expect((await screen.findByRole('dialog')).textContent).toMatch(
      /Leo M\. and Mia M\. have no other guardian who agreed\. Their accounts stop at once: .* They are deleted after 30 days/,
    );
  });

  it.each([
    ['whom nobody agrees for', 'nobody', true],
    ['whom another guardian agreed for', 'another_guardian', false],
  ] as const)(
    'of the guardian of a child %s says what lifting a ban leaves',
    async (_, whoAgreed, isVoid) => {
      const children = [{ id: anAccount().id, fullName: 'Leo M.', whoAgreed }];
      const { form } = await ask(
        anAccount({ children, bannedUntil: bannedWithoutEnd }),
        'Lift ban',
      );
      const left = form.queryByText(
        /Leo M\. has no valid consent, and lifting the ban does not change that/,
      );
      expect(left !== null).toBe(isVoid);
    },
  );

  it('of nobody’s guardian says nothing of children before a ban', async () => {
    const { form } = await ask(anAccount(), 'Ban');
    expect(form.queryByText(/consent|guardian/)).toBeNull();
  });

  it('about whom reports were decided only leads to those', async () => {
    server.on(listReports, ({ query }) => ({
      items: query.state === 'decided' ? [aReport({ decision: 'warned' })] : [],
      nextCursor: null,
    }));
    open(anAccount());
    const link = await screen.findByRole('link', { name: '1 decided' });
    expect(link.getAttribute('href')).toBe('/admin/reports?state=decided');
  });

  it('about whom nobody reported anything says so', async () => {
    open(anAccount());
    const name = await screen.findByText('Reports', { selector: 'dt' });
    expect(name.nextElementSibling?.textContent).toBe('None');
  });

  it('of a professional leads to what everybody sees of them', async () => {
    const account = anAccount();
    open(account);
    const link = await screen.findByRole('link', { name: 'Public profile' });
    expect(link.getAttribute('href')).toBe(`/pro/${account.id}`);
  });

  it('of a child says until when it is verified and whether a consent counts', async () => {
    const child = {
      verification: 'verified' as const,
      verifiedUntil: '2025-11-26T10:00:00.000Z',
      isConsented: true,
      isPaused: false,
    };
    open(anAccount({ accountType: 'sidework_kids', child }));
    const fact = await screen.findByText('Verification', { selector: 'dt *, dt' });
    expect(fact.closest('div')?.textContent).toContain('Until Nov 26, 2025');
    expect(screen.getByText('Consent').nextElementSibling?.textContent).toBe('Given');
    expect(screen.queryByRole('link', { name: 'Public profile' })).toBeNull();
  });

  it('of a child that waits for its check leads to those who wait', async () => {
    const child = {
      verification: 'pending' as const,
      verifiedUntil: null,
      isConsented: true,
      isPaused: false,
    };
    open(anAccount({ accountType: 'sidework_kids', child }));
    const link = await screen.findByRole('link', { name: 'Waiting' });
    expect(link.getAttribute('href')).toBe('/admin/verifications');
    screen.getByText(/^Kids Account\. It stays so until 18/);
  });

  it('of an adult says nothing of kids, and whom a ban keeps out', async () => {
    open(anAccount());
    await screen.findByText('Gig Worker. Only an administrator can correct the birth date.');
    screen.getByText('Nobody can sign in to this account until the ban ends.');
  });

  it('says that it shows no email and has no two-step sign-in, and has no other line without a value', async () => {
    open(anAccount({ email: null, phone: null, hasSecondFactor: false }));
    await screen.findByText('Account type');
    expect(screen.getByText('Email').nextElementSibling?.textContent).toBe('Not shown');
    expect(screen.getByText('Two-step sign-in').nextElementSibling?.textContent).toBe('Off');
    for (const name of ['Phone', 'Profile']) expect(screen.queryByText(name)).toBeNull();
  });

  it('gets roles of staff for a reason', async () => {
    const account = anAccount();
    server.on(setRoles, () => anAccount({ ...account, roles: ['professional', 'moderator'] }));
    const { person, form, confirm } = await ask(account, 'Change roles');
    await person.click(form.getByRole('checkbox', { name: 'Moderator' }));
    await confirm('Change roles');
    await screen.findByText('The roles are changed');
    expect(bodyOf(setRoles)).toEqual({ roles: ['moderator'], reason: 'A good reason' });
    screen.getByText(/^Moderator\. The role of professionals follows/);
  });

  it('keeps its roles, and says why, where the server refuses', async () => {
    const account = anAccount({ roles: ['admin'] });
    server.on(setRoles, () =>
      refuse(409, 'last_administrator', 'At least one person has to stay an administrator.'),
    );
    const { person, form, confirm } = await ask(account, 'Change roles');
    await person.click(form.getByRole('checkbox', { name: 'Administrator' }));
    await confirm('Change roles');
    expect((await form.findByRole('alert')).textContent).toContain(
      'At least one person has to stay',
    );
    const reason = form.getByRole('textbox', { name: /^Reason/ });
    expect((reason as HTMLTextAreaElement).value).toBe('A good reason');
  });

  it.each([
    ['7', 7],
    ['365', 365],
    ['lifted', null],
  ])('is banned for %j days', async (length, days) => {
    const account = anAccount();
    server.on(banAccount, () => ({
      ...account,
      bannedUntil: bannedWithoutEnd,
      banReason: 'Spam in chats',
    }));
    const { person, form, confirm } = await ask(account, 'Ban');
    await person.selectOptions(form.getByRole('combobox', { name: 'For how long' }), length);
    await confirm('Ban account', 'Spam in chats');
    await screen.findByText('Grace Hopper is banned');
    const body = bodyOf(banAccount) as { until: string | null };
    const given = body.until && (Date.parse(body.until) - Date.now()) / 86_400_000;
    expect(given && Math.round(given)).toBe(days);
    screen.getByText('Banned until lifted. Reason: Spam in chats');
    screen.getByRole('button', { name: 'Lift ban: Grace Hopper' });
  });

  it('is let in again', async () => {
    const account = anAccount({ bannedUntil: bannedWithoutEnd, banReason: 'Spam in chats' });
    server.on(liftBan, () => ({ ...account, bannedUntil: null, banReason: null }));
    const { confirm } = await ask(account, 'Lift ban');
    await confirm('Lift ban');
    await screen.findByText('The ban is lifted');
    screen.getByRole('button', { name: 'Ban: Grace Hopper' });
  });

  it('is signed out everywhere, which names how many sessions end', async () => {
    server.on(signAccountOut, () => {
      server.on(getAccount, () => anAccount({ sessionCount: 0 }));
      return undefined;
    });
    const { form, confirm } = await ask(anAccount(), 'Sign out everywhere');
    form.getByText(/^All 2 sessions end at once/);
    await confirm('Sign out everywhere');
    await screen.findByText('Grace Hopper is signed out everywhere');
    await screen.findByText('0 sessions are open.');
  });

  it('is corrected by what was filled in alone', async () => {
    const account = anAccount();
    server.on(changeAccountType, () => anAccount({ ...account, accountType: 'client' }));
    const { person, form, confirm } = await ask(account, 'Correct type or birth date');
    await person.selectOptions(form.getByRole('combobox', { name: 'Account type' }), 'client');
    await confirm('Correct account');
    await screen.findByText('The account is corrected');
    expect(bodyOf(changeAccountType)).toEqual({ accountType: 'client', reason: 'A good reason' });
  });

  it.each([
    ['Change roles', 'Change roles', 'Choose other roles than they have.'],
    ['Correct type or birth date', 'Correct account', 'Choose a type or a birth date.'],
    ['Ban', 'Ban account', 'Choose how long the ban lasts.'],
  ])('is left alone by %s as long as nothing is chosen', async (label, button, words) => {
    const { form, confirm } = await ask(anAccount(), label);
    await confirm(button);
    expect((await form.findByRole('alert')).textContent).toBe(words);
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-autofocus')).toBe(true));
    expect(accessibleDescriptionOf(document.activeElement)).toContain(words);
    for (const endpoint of [setRoles, changeAccountType, banAccount])
      expect(server.received(endpoint)).toEqual([]);
  });

  it('says all that is missing at once, and first what stands first', async () => {
    const { person, form } = await ask(anAccount(), 'Ban');
    await person.click(form.getByRole('button', { name: 'Ban account' }));
    await form.findByText('Choose how long the ban lasts.');
    form.getByText('Say why in a few words: at least 10 characters');
    const length = form.getByRole('combobox', { name: 'For how long' }) as HTMLSelectElement;
    expect(length.labels[0]?.textContent).toBe('For how long *');
    await waitFor(() => expect(document.activeElement).toBe(length));
  });

  it('of one’s own has no roles, bans or sign-outs to give', async () => {
    open(anAccount({ id: ownId, fullName: 'Ada Lovelace', roles: ['admin'] }));
    await screen.findByText('Ask another administrator to change your own roles.');
    screen.getByText(/^This is your own account/);
    expect(
      screen.queryByRole('button', { name: /^(Ban|Change roles|Sign out everywhere)/ }),
    ).toBeNull();
  });

  it('of a child offers no roles; only the ban looks grave, and stands last', async () => {
    open(anAccount({ fullName: 'Tim K.', email: null, accountType: 'sidework_kids' }));
    const acts = within(await screen.findByRole('list', { name: 'What you can do' }));
    const buttons = acts.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Open file',
      'Sign out everywhere',
      'Correct type or birth date',
      'Ban',
    ]);
    const grave = buttons.filter(({ dataset }) => dataset.loss === 'true');
    expect(grave).toEqual(buttons.slice(-1));
  });

  it('has an id that is copied whole', async () => {
    const account = anAccount();
    const { person } = open(account);
    await person.click(await screen.findByRole('button', { name: 'Copy the id' }));
    await screen.findByText('Id copied');
    expect(await navigator.clipboard.readText()).toBe(account.id);
  });

  it('of a child shows its file for a reason only', async () => {
    const child = anAccount({ fullName: 'Tim K.', email: null, accountType: 'sidework_kids' });
    server.on(openChildFile, () => aChildFile({ id: child.id }));
    const { confirm } = await ask(child, 'Open file');
    expect(screen.queryByText('File of Tim King')).toBeNull();
    await confirm('Open file');
    await screen.findByText('File of Tim King');
  });

  it('waits in the shape of its parts', async () => {
    server.on(getAccount, () => new Promise<never>(() => {}));
    openAsStaff(`/admin/accounts/${ownId}`);
    await screen.findByRole('status', { name: 'Loading the account' });
  });

  it('says that there is none, where there is none', async () => {
    server.on(getAccount, () => refuse(404, 'profile_not_found', 'No user found'));
    openAsStaff(`/admin/accounts/${ownId}`);
    expect((await screen.findByRole('alert')).textContent).toContain('No user found');
    await waitFor(() => expect(server.received(getAccount)).toHaveLength(1));
  });
});
