import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import {
  getSettings,
  issueToken,
  signOut,
} from '@sidework/contracts/schema/identity/accounts/auth';
import {
  consentPolicyVersion,
  consentTexts,
  getOwnConsent,
  lookAtConsentRequest,
  sendConsentCode,
  uploadConsentForm,
  useConsentRequest,
} from '@sidework/contracts/schema/identity/family/consents';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthSession, anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aFile, fakeUploads } from '../../../test/fake-upload.ts';
import { currentPath, fill, renderApp } from '../../../test/render-app.tsx';
import { someSettings } from '../../../test/security-builders.ts';
import { changeDraft } from '../../features/consents/consent-draft.ts';

const server = fakeServer();
fakeUploads();
const nothing = { link: null, request: null, account: false, permits: [], method: null };
beforeEach(() => act(() => changeDraft(nothing)));
beforeEach(() => server.on(getOwnConsent, () => waiting));

const childId = '0193d2a0-0000-7000-8000-00000000c41d';
const consentId = '0193d2a0-0000-7000-8000-0000000c0e5e';
const waiting = {
  id: consentId,
  childName: 'Robin G.',
  method: 'signed_form' as const,
  permits: ['messaging' as const],
  policyVersion: consentPolicyVersion,
  status: 'waiting_for_form' as const,
  submittedAt: '2026-01-05T10:00:00.000Z',
};
const requestId = '0193d2a0-0000-7000-8000-0000000000aa';
const token = 'T'.repeat(43);
const link = `/guardian/consent?request=${requestId}&token=${token}`;
const texts = { account: /^The account itself/, messaging: /^Messages/, work: /^Paid work/ };

function openLink() {
  server.on(lookAtConsentRequest, () => ({
    childId,
    childName: 'Robin G.',
    expiresAt: '2026-01-08T10:00:00.000Z',
    policyVersion: consentPolicyVersion,
  }));
  return renderApp(link);
}

async function openRequest() {
  const { person } = openLink();
  await person.click(await screen.findByRole('button', { name: 'Open the request' }));
  const form = within(await screen.findByRole('form', { name: 'Consent' }));
  return { person, form };
}

async function choose({ person, form }: Awaited<ReturnType<typeof openRequest>>, method: string) {
  await person.click(form.getByRole('checkbox', { name: texts.account }));
  await person.click(form.getByRole('checkbox', { name: texts.messaging }));
  await person.click(form.getByRole('radio', { name: method }));
}

const answer = (status: 'waiting_for_form' | 'pending' | 'given') => {
  server.on(issueToken, () => anAuthSession({ isGuardian: true }));
  server.on(useConsentRequest, () => ({ consentId, childId, status }));
};

describe('the link of a parent’s mail, opened with an account of another address', () => {
  it('asks for the code that is mailed there, and says beside the field what is wrong with it', async () => {
    signInAs();
    const { person, form } = await openRequest();
    await choose({ person, form }, 'With a call from us');
    server.on(useConsentRequest, () => refuse(403, 'consent_code_needed', 'A code is needed'));
    server.on(sendConsentCode, () => ({ sentTo: 'g•••@e•••.com' }));
    await person.click(form.getByRole('button', { name: 'Agree' }));
    const field = await form.findByRole('textbox', { name: 'Code from your mail' });
    form.getByText(/mailed to g•••@e•••.com/);
    expect(document.activeElement).toBe(field);

    server.on(useConsentRequest, () =>
      refuse(400, 'invalid_input', 'Look at the fields', {
        fields: { code: 'This code is wrong' },
      }),
    );
    await fill(person, field, '123456');
    await person.click(form.getByRole('button', { name: 'Agree' }));
    expect(await form.findByText('This code is wrong')).toBeTruthy();

    answer('pending');
    await fill(person, field, '654321');
    await person.click(form.getByRole('button', { name: 'Agree' }));
    await waitFor(() =>
      expect(server.received(useConsentRequest).at(-1)?.body).toMatchObject({ code: '654321' }),
    );
  });
});

describe('the link of a parent’s mail', () => {
  it('asks the server nothing before a click, and leaves the address', async () => {
    openLink();
    await screen.findByRole('button', { name: 'Open the request' });
    expect(currentPath()).toBe('/guardian/consent');
    expect(server.received(lookAtConsentRequest)).toEqual([]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(token);
    expect(JSON.stringify(history.state)).not.toContain(token);
  });

  it('says who asks and what would be agreed to, with nothing ticked beforehand', async () => {
    const { form } = await openRequest();
    screen.getByRole('heading', { name: 'Robin G. would like to use Sidework' });
    expect(server.received(lookAtConsentRequest).map(({ body }) => body)).toEqual([
      { requestId, token },
    ]);
    const boxes = form.getAllByRole('checkbox') as HTMLInputElement[];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
    expect(form.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('says how it goes and, once opened, what is kept and for how long', async () => {
    const { person } = await openRequest();
    const steps = within(screen.getByRole('list', { name: 'How it goes' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Choose what you agree to',
      '2Sign in with your own account',
      '3Show who you are, and agree',
    ]);
    const keeping = screen.getByText('For how long').closest('details');
    expect(keeping?.open).toBe(false);
    await person.click(screen.getByText('For how long'));
    expect(keeping?.open).toBe(true);
    expect(keeping?.textContent).toContain('Messages stay for 12 months after it ends');
    act(() => signInAs());
    await steps.findByText('Sign in with your own account', { exact: false });
    await waitFor(() => expect(steps.getAllByRole('listitem')[1]?.textContent).toMatch(/, done$/));
  });

  it('that is not valid says so kindly', async () => {
    const { person } = openLink();
    const text = 'This link is not valid any more. Ask your child to send a new one.';
    server.on(lookAtConsentRequest, () => refuse(404, 'consent_link_invalid', text));
    await person.click(await screen.findByRole('button', { name: 'Open the request' }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.queryByRole('button', { name: 'Open the request' })).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(document.activeElement).toBe(main.getByRole('link', { name: 'Sign in' }));
  });

  it('that is used up leads who is signed in to their children', async () => {
    signInAs();
    const { person } = openLink();
    server.on(lookAtConsentRequest, () => refuse(404, 'consent_link_invalid', 'Not valid.'));
    await person.click(await screen.findByRole('button', { name: 'Open the request' }));
    const link = await screen.findByRole('link', { name: 'Go to your children' });
    expect(link.getAttribute('href')).toBe('/guardian');
  });

  it.each(['/guardian/consent', '/guardian/consent?request=x'])(
    'is missing at %s',
    async (path) => {
      renderApp(path);
      const none = await screen.findByRole('heading', { name: 'Open the link in our mail' });
      within(none.parentElement as HTMLElement).getByRole('link', { name: 'Return to Home' });
    },
  );

  it.each([
    ['a guardian to their children', true, 'Go to your children', '/guardian'],
    ['a child to Home', false, 'Return to Home', '/'],
  ])('is missing, and leads %s', async (_, isGuardian, name, href) => {
    signInAs({ isGuardian });
    renderApp('/guardian/consent');
    const none = await screen.findByRole('heading', { name: 'Open the link in our mail' });
    const [way] = within(none.parentElement as HTMLElement).getAllByRole('link');
    expect([way?.textContent, way?.getAttribute('href')]).toEqual([name, href]);
  });
});

describe('agreeing', () => {
  it('wants the account itself and a way to confirm', async () => {
    signInAs();
    const { person, form } = await openRequest();
    await person.click(form.getByRole('button', { name: 'Agree' }));
    form.getByText('Without this there can be no account');
    form.getByText('Choose how to confirm');
    expect(document.activeElement).toBe(form.getByRole('checkbox', { name: texts.account }));
    await person.click(form.getByRole('checkbox', { name: texts.account }));
    await person.click(form.getByRole('button', { name: 'Agree' }));
    expect(document.activeElement).toBe(form.getByRole('radio', { name: 'With a card' }));
    expect(server.received(useConsentRequest)).toEqual([]);
  });

  it('with a card counts at once, each consent for itself, and leads to the child', async () => {
    signInAs();
    const opened = await openRequest();
    const { person, form } = opened;
    answer('given');
    await choose(opened, 'With a card');
    await fill(person, form.getByLabelText('Card number'), '4242 4242 4242 4242');
    await fill(person, form.getByLabelText('Month and year'), '0429');
    await fill(person, form.getByLabelText('Security code'), '123');
    await fill(person, form.getByLabelText('Name on the card'), 'Pat Green');
    await person.dblClick(form.getByRole('button', { name: 'Agree, and charge 50 cents' }));
    await screen.findByRole('heading', { name: 'Thank you. Your consent counts' });
    expect(server.received(useConsentRequest).map(({ body }) => body)).toEqual([
      {
        requestId,
        token,
        childId,
        account: true,
        permits: ['messaging'],
        method: 'card',
        card: { number: '4242 4242 4242 4242', expiry: '04/29', code: '123', name: 'Pat Green' },
        agreedTerms: termsVersion,
        policyVersion: consentPolicyVersion,
      },
    ]);
    const next = screen.getByRole('link', { name: 'Go to your child’s account' });
    expect(next.getAttribute('href')).toBe(`/guardian/children/${childId}`);
    await person.click(await screen.findByRole('button', { name: /^Account of/ }));
    expect(screen.getByRole('link', { name: 'Children' }).getAttribute('href')).toBe('/guardian');
  });

  it('checks the card’s fields before it is sent, and shows what the server found', async () => {
    signInAs();
    const opened = await openRequest();
    const { person, form } = opened;
    await choose(opened, 'With a card');
    await person.click(form.getByRole('button', { name: /^Agree/ }));
    await form.findByText('Enter the number of the card');
    expect(document.activeElement).toBe(form.getByLabelText('Card number'));
    expect(server.received(useConsentRequest)).toEqual([]);
    server.on(useConsentRequest, () =>
      refuse(422, 'card_declined', 'This card was declined. Nothing was charged.', {
        fields: { 'card.expiry': 'This card has expired' },
      }),
    );
    await fill(person, form.getByLabelText('Card number'), '4242 4242 4242 4242');
    await fill(person, form.getByLabelText('Month and year'), '04/20');
    await fill(person, form.getByLabelText('Security code'), '123');
    await fill(person, form.getByLabelText('Name on the card'), 'Pat Green');
    await person.click(form.getByRole('button', { name: /^Agree/ }));
    await form.findByText('This card has expired');
    form.getByText('This card was declined. Nothing was charged.');
    expect(form.getByRole('checkbox', { name: texts.messaging, checked: true })).toBeTruthy();
  });

  it('by a talk says that somebody gets in touch', async () => {
    signInAs();
    const opened = await openRequest();
    answer('pending');
    await choose(opened, 'With a call from us');
    await opened.person.click(opened.form.getByRole('button', { name: 'Agree' }));
    await screen.findByRole('heading', { name: 'Thank you. We get in touch' });
  });

  it('by a form leads to the sheet with what was agreed, which is then sent', async () => {
    signInAs();
    const opened = await openRequest();
    answer('waiting_for_form');
    await choose(opened, 'With a signed form');
    await opened.person.click(opened.form.getByRole('button', { name: 'Agree' }));
    const sheet = within(await screen.findByRole('region', { name: 'Form to sign' }));
    expect(currentPath()).toBe(`/guardian/consent-form?consent=${consentId}`);
    sheet.getByText('Robin G.');
    expect(sheet.getAllByRole('listitem')).toHaveLength(2);
    server.on(uploadConsentForm, () => ({ consentId, childId, status: 'pending' as const }));
    await opened.person.upload(
      screen.getByLabelText('Signed form'),
      aFile('form.pdf', 'application/pdf'),
    );
    await screen.findByRole('heading', { name: 'Thank you. We get in touch' });
    expect(server.received(uploadConsentForm)[0]?.params).toEqual({ consentId });
  });

  it('waits for a visitor to sign in, who comes back with nothing lost', async () => {
    server.on(getSettings, () => someSettings);
    const { person, form } = await openRequest();
    await person.click(form.getByRole('checkbox', { name: texts.work }));
    expect(form.queryByRole('button', { name: 'Agree' })).toBeNull();
    await person.click(form.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('form', { name: 'Login' });
    expect(history.state.usr).toMatchObject({ from: '/guardian/consent' });
    act(() => signInAs());
    const again = within(await screen.findByRole('form', { name: 'Consent' }));
    expect(again.getByRole('checkbox', { name: texts.work, checked: true })).toBeTruthy();
    again.getByRole('button', { name: 'Agree' });
    expect(server.received(lookAtConsentRequest)).toHaveLength(1);
  });

  it('is not for the child itself', async () => {
    signInAs({ accountType: 'sidework_kids', fullName: 'Robin Green' });
    server.on(signOut, () => undefined);
    const { person, form } = await openRequest();
    form.getByText(/^Robin Green is signed in here with a kids account/);
    expect(form.queryByRole('button', { name: 'Agree' })).toBeNull();
    await person.click(form.getByRole('button', { name: 'Sign out' }));
    await form.findByRole('link', { name: 'Sign in' });
    expect(currentPath()).toBe('/guardian/consent');
  });

  it('leads those without a profile to it, and back', async () => {
    signInAs();
    const opened = await openRequest();
    server.on(useConsentRequest, () =>
      refuse(409, 'guardian_needs_profile', 'Complete your own profile first.'),
    );
    server.on(getOwnProfile, () => anOwnProfile());
    await choose(opened, 'With a call from us');
    await opened.person.click(opened.form.getByRole('button', { name: 'Agree' }));
    const way = await opened.form.findByRole('link', { name: 'Complete your profile' });
    expect(document.activeElement).toBe(way);
    await opened.person.click(way);
    await screen.findByRole('form', { name: 'Profile' });
    expect(history.state.usr).toEqual({ from: '/guardian/consent' });
  });
});

describe('the form to sign, at its own address', () => {
  const path = `/guardian/consent-form?consent=${consentId}`;

  it('has who it is about and what was agreed to, also after a reload', async () => {
    signInAs();
    renderApp(path);
    const sheet = within(await screen.findByRole('region', { name: 'Form to sign' }));
    const agreed = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(agreed).toEqual([consentTexts.account, consentTexts.messaging]);
    sheet.getByText('Robin G.');
    expect(server.received(getOwnConsent)[0]?.params).toEqual({ consentId });
  });

  it.each([
    ['whose form was sent', { status: 'pending' }, 'We have your form'],
    [
      'that needs none',
      { status: 'pending', method: 'admin_review' },
      'This consent needs no form',
    ],
    ['that counts', { status: 'given' }, 'This consent counts already'],
    ['that was not accepted', { status: 'rejected' }, 'We did not accept this consent'],
    ['that was taken back', { status: 'revoked', childName: null }, 'This consent has ended'],
    ['that is none of one’s own', undefined, 'This link no longer works'],
  ] as const)('prints nothing for a consent %s', async (_which, given, title) => {
    signInAs();
    server.on(getOwnConsent, () =>
      given ? { ...waiting, ...given } : refuse(404, 'not_found', 'There is nothing here.'),
    );
    renderApp(path);
    await screen.findByRole('heading', { name: title });
    expect(screen.queryByRole('region', { name: 'Form to sign' })).toBeNull();
    screen.getByRole('link', { name: 'Go to your children' });
  });

  it.each([
    ['of another kind', 'form.docx', 'application/msword', 10, /PDF, JPEG or PNG/],
    ['that is too large', 'form.pdf', 'application/pdf', 10 * 1_048_576 + 1, /at most 10 MB/],
  ])('takes no file %s', async (_what, name, type, bytes, text) => {
    signInAs();
    const { person } = renderApp(path);
    const field = await screen.findByLabelText('Signed form');
    field.removeAttribute('accept');
    await person.upload(field, aFile(name, type, bytes));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(server.received(uploadConsentForm)).toEqual([]);
  });

  it('says why the server did not take it', async () => {
    signInAs();
    const { person } = renderApp(path);
    server.on(uploadConsentForm, () =>
      refuse(409, 'consent_not_waiting', 'There is nothing left to decide here.'),
    );
    await person.upload(
      await screen.findByLabelText('Signed form'),
      aFile('form.png', 'image/png'),
    );
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('There is nothing left to decide here.'),
    );
  });
});
