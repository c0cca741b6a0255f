import {
  closeCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from '@sidework/contracts/schema/business-tools/calendar-feeds';
import * as ce from '@sidework/contracts/schema/business-tools/ce-requirements';
import * as certifications from '@sidework/contracts/schema/business-tools/certifications';
import * as licenses from '@sidework/contracts/schema/business-tools/licenses';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import { aCertification, aLicense, aRequirement, dayIn } from '../../../test/tool-builders.ts';

const server = fakeServer();

const kept = {
  licenses: [] as licenses.LicenseView[],
  certifications: [] as certifications.CertificationView[],
  requirements: [] as ce.CeRequirementView[],
};

/** Opens a tab of the tracker as a professional who keeps these entries; the server forgets what is deleted. */
function openTab(tab: string, entries: Partial<typeof kept> = {}) {
  Object.assign(kept, { licenses: [], certifications: [], requirements: [] }, entries);
  signInAs({ userType: 'professional', accountType: 'business_professional' });
  const page = <T,>(items: T[]) => ({ items, nextCursor: null });
  server.on(getCalendarFeed, () => ({ url: null }));
  server.on(licenses.listLicenses, () => page(kept.licenses));
  server.on(certifications.listCertifications, () => page(kept.certifications));
  server.on(ce.listCeRequirements, () => page(kept.requirements));
  return renderApp(`/license-tracker?tab=${tab}`);
}

const fail = () => refuse(500, 'internal_error', 'It broke');
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

const tabs = [
  {
    tab: 'licenses',
    label: 'Licenses',
    noun: 'license',
    named: 'Master Plumber',
    entries: () => ({ licenses: [aLicense()] }),
    key: 'licenses',
    toastLine: '[LIC-32]',
    goneLine: '[LIC-27]',
    needed: { 'License name *': 'Electrician', 'License number *': 'E-7' },
    add: licenses.addLicense,
    answer: aLicense,
    remove: licenses.deleteLicense,
  },
  {
    tab: 'certifications',
    label: 'Certifications',
    noun: 'certification',
    named: 'Backflow Tester',
    entries: () => ({ certifications: [aCertification()] }),
    key: 'certifications',
    toastLine: '[LIC-33, LIC-54]',
    goneLine: '[LIC-27]',
    needed: { 'Certification name *': 'Welder', 'Issuing organization *': 'AWS' },
    add: certifications.addCertification,
    answer: aCertification,
    remove: certifications.deleteCertification,
  },
  {
    tab: 'education',
    label: 'Continuing Education',
    noun: 'CE requirement',
    named: 'Code update',
    entries: () => ({ requirements: [aRequirement()] }),
    key: 'requirements',
    toastLine: '[LIC-34, LIC-54]',
    goneLine: '[LIC-28]',
    needed: { 'Requirement name *': 'Ethics', 'Hours required *': '8' },
    add: ce.addCeRequirement,
    answer: aRequirement,
    remove: ce.deleteCeRequirement,
  },
] as const;
type Tab = (typeof tabs)[number];

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
const answerAdd = ({ add, answer }: Tab, handle: () => unknown = answer) =>
  server.on(add as typeof licenses.addLicense, handle as () => licenses.LicenseView);

async function openForm(person: ReturnType<typeof openTab>['person'], noun: string) {
  await person.click(await screen.findByRole('button', { name: `Add ${noun}` }));
  return dialog();
}

describe('the license tracker', () => {
  it('sends visitors to sign in, and back [LIC-44] [SEC-08]', async () => {
    renderApp('/license-tracker');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/license-tracker' });
  });

  it('has three tabs, for a client too [LIC-01] [LIC-46] [NAV-19] [SEC-24]', async () => {
    signInAs({ userType: 'client', accountType: 'client' });
    server.on(getCalendarFeed, () => ({ url: null }));
    server.on(licenses.listLicenses, () => ({ items: [], nextCursor: null }));
    server.on(ce.listCeRequirements, () => ({ items: [], nextCursor: null }));
    renderApp('/license-tracker');
    expect(await screen.findByRole('heading', { level: 1, name: 'License Tracker' })).toBeTruthy();
    const shown = await screen.findAllByRole('tab');
    expect(shown.map(({ textContent }) => textContent)).toEqual(tabs.map(({ label }) => label));
    expect(await screen.findByRole('heading', { name: 'No licenses yet' })).toBeTruthy();
  });

  it.each([...tabs])('says that $noun entries could not be read [LIC-36]', async (tab) => {
    openTab(tab.tab);
    const list = {
      licenses: licenses.listLicenses,
      certifications: certifications.listCertifications,
      education: ce.listCeRequirements,
    }[tab.tab];
    server.on(list as typeof licenses.listLicenses, () => refuse(403, 'permission_denied', 'No'));
    const alert = await screen.findByText('Failed to load data');
    expect(alert.closest('[role="alert"]')).toBeTruthy();
  });

  it.each([...tabs])(
    'refuses a $noun without what it needs [LIC-08] [LIC-09] [LIC-10]',
    async ({ tab, noun, needed, add }) => {
      const { person } = openTab(tab);
      const form = await openForm(person, noun);
      for (const label of Object.keys(needed)) await person.clear(form.getByLabelText(label));
      await person.click(form.getByRole('button', { name: 'Save' }));
      expect(await form.findAllByText('Please fill in all required fields')).toHaveLength(2);
      expect(server.received(add)).toEqual([]);
    },
  );

  it.each([...tabs])(
    'adds a $noun and says so [LIC-02] [LIC-29] [LIC-30] [LIC-31]',
    async (each) => {
      const { person } = openTab(each.tab);
      const form = await openForm(person, each.noun);
      for (const [label, text] of Object.entries(each.needed))
        await fill(person, form.getByLabelText(label), text);
      answerAdd(each);
      await person.click(form.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(`${capital(each.noun)} added successfully`)).toBeTruthy();
      const [sent] = server.received(each.add);
      const texts = Object.values(sent?.body as object).map(String);
      expect(texts).toEqual(expect.arrayContaining(Object.values(each.needed)));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it.each([...tabs])(
    'says that a $noun was not added [LIC-37] [LIC-38] [LIC-39] [LIC-53]',
    async (each) => {
      const { person } = openTab(each.tab);
      const form = await openForm(person, each.noun);
      for (const [label, text] of Object.entries(each.needed))
        await fill(person, form.getByLabelText(label), text);
      answerAdd(each, fail);
      await person.click(form.getByRole('button', { name: 'Save' }));
      expect(await toastOf('Error')).toContain(`Failed to add ${each.noun}`);
    },
  );

  it.each([...tabs])(
    'deletes a $noun after asking; its card goes [LIC-03]',
    async ({ tab, noun, named, entries, remove, key, toastLine, goneLine }) => {
      const { person } = openTab(tab, entries());
      await person.click((await card(named)).getByRole('button', { name: `Delete ${named}` }));
      server.on(remove as typeof licenses.deleteLicense, () => {
        kept[key] = [];
        return undefined;
      });
      await person.click((await dialog()).getByRole('button', { name: `Delete ${noun}` }));
      expect(await screen.findByText(`${capital(noun)} deleted`), toastLine).toBeTruthy();
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: named }), goneLine).toBeNull(),
      );
    },
  );

  it.each([...tabs])(
    'says that a $noun was not deleted, and keeps its card [LIC-40] [LIC-41] [LIC-42]',
    async ({ tab, noun, named, entries, remove }) => {
      const { person } = openTab(tab, entries());
      await person.click((await card(named)).getByRole('button', { name: `Delete ${named}` }));
      server.on(remove as typeof licenses.deleteLicense, fail);
      await person.click((await dialog()).getByRole('button', { name: `Delete ${noun}` }));
      expect(await toastOf('Error')).toContain(`Failed to delete ${noun}`);
      expect(await card(named)).toBeTruthy();
    },
  );
});

describe('a card of the license tracker', () => {
  it.each([
    ['[LIC-17, LIC-22]', -1, 'Expired', 'Expired 1 days ago'],
    ['[LIC-18]', 0, 'Due Soon', '0 days remaining'],
    ['[LIC-18, LIC-21]', 29, 'Due Soon', '29 days remaining'],
    ['[LIC-19]', 30, 'Warning', '30 days remaining'],
    ['[LIC-19]', 89, 'Warning', '89 days remaining'],
    ['[LIC-20]', 90, 'Active', '90 days remaining'],
  ])(
    '%s shows the badge and the days of %i days until expiry',
    async (_line, days, badge, text) => {
      openTab('licenses', { licenses: [aLicense({ expiryDate: dayIn(days) })] });
      const shown = await card('Master Plumber');
      expect(shown.getByText(badge)).toBeTruthy();
      expect(shown.getByText(text)).toBeTruthy();
    },
  );

  it('shows "No expiry" for what never expires, and counts no days', async () => {
    openTab('certifications', { certifications: [aCertification({ expiryDate: null })] });
    const shown = await card('Backflow Tester');
    expect(shown.getByText('No expiry')).toBeTruthy();
    expect(shown.queryByText(/days/)).toBeNull();
  });

  it('is edited in the form that adds one', async () => {
    const license = aLicense();
    const { person } = openTab('licenses', { licenses: [license] });
    await person.click((await card('Master Plumber')).getByRole('button', { name: /^Edit/ }));
    const form = await dialog();
    await fill(person, form.getByLabelText('License number *'), 'MP-2000');
    server.on(licenses.editLicense, () => {
      kept.licenses = [{ ...license, licenseNumber: 'MP-2000' }];
      return kept.licenses[0] as licenses.LicenseView;
    });
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('License saved')).toBeTruthy();
    expect(await screen.findByText(/MP-2000/)).toBeTruthy();
    expect(server.received(licenses.editLicense)[0]?.params).toEqual({ licenseId: license.id });
  });

  it('shows its dates and its paper, and is renewed once it ends soon', async () => {
    const days = { issueDate: '2024-01-02', expiryDate: '2099-01-05' };
    const license = aLicense({ ...days, paperId: anId() });
    const ending = aLicense({ licenseName: 'Gas fitter', expiryDate: '2026-01-05' });
    openTab('licenses', { licenses: [license, ending] });
    const shown = await card('Master Plumber');
    shown.getByText('Issued Jan 2, 2024 · Expires Jan 5, 2099');
    shown.getByRole('button', { name: 'Open the paper of Master Plumber' });
    shown.getByRole('button', { name: 'Edit Master Plumber' });
    const renewed = await card('Gas fitter');
    renewed.getByRole('button', { name: 'Renew Gas fitter' });
    expect(renewed.queryByRole('button', { name: /^Open the paper/ })).toBeNull();
  });

  it('offers the states in the form of a license [LIC-16]', async () => {
    const { person } = openTab('licenses');
    const form = await openForm(person, 'license');
    const options = within(form.getByLabelText('Issuing state')).getAllByRole('option');
    expect(options).toHaveLength(1 + 51);
  });
});

describe('a CE requirement', () => {
  it('is added with 0 hours, a deadline of today and no license [LIC-11] [LIC-12] [LIC-13]', async () => {
    const { person } = openTab('education');
    const form = await openForm(person, 'CE requirement');
    await fill(person, form.getByLabelText('Requirement name *'), 'Ethics');
    await fill(person, form.getByLabelText('Hours required *'), '8');
    server.on(ce.addCeRequirement, () => aRequirement());
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('CE requirement added successfully');
    expect(server.received(ce.addCeRequirement)[0]?.body).toEqual({
      requirementName: 'Ethics',
      hoursRequired: 8,
      hoursCompleted: 0,
      deadline: dayIn(0),
      relatedLicenseId: null,
      profession: null,
      state: null,
      subject: null,
      carryOverHours: 0,
    });
  });

  it('shows its license, its progress and how late it is [LIC-07] [LIC-23]', async () => {
    openTab('education', {
      requirements: [aRequirement({ deadline: dayIn(-3), relatedLicenseName: 'Master Plumber' })],
    });
    const shown = await card('Code update');
    expect(shown.getByText('Master Plumber')).toBeTruthy();
    expect(shown.getByText('Overdue by 3 days')).toBeTruthy();
    expect(shown.getByText('12 of 20 hours, 60%')).toBeTruthy();
  });

  it('takes its hours by the Enter key, and sends nothing else [LIC-14] [LIC-15] [LIC-35]', async () => {
    const requirement = aRequirement();
    const { person } = openTab('education', { requirements: [requirement] });
    const field = await screen.findByLabelText('Hours completed of Code update');
    server.on(ce.setCeHours, () => {
      kept.requirements = [{ ...requirement, hoursCompleted: 20 }];
      return kept.requirements[0] as ce.CeRequirementView;
    });
    await fill(person, field, '20');
    expect(server.received(ce.setCeHours)).toEqual([]);
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Hours updated')).toBeTruthy();
    expect(server.received(ce.setCeHours)[0]?.body).toEqual({ hoursCompleted: 20, version: 1 });
    expect((await card('Code update')).getByText('Complete')).toBeTruthy();
  });

  it('says that its hours were not saved [LIC-43]', async () => {
    const { person } = openTab('education', { requirements: [aRequirement()] });
    server.on(ce.setCeHours, fail);
    await fill(person, await screen.findByLabelText('Hours completed of Code update'), '13');
    await person.keyboard('{Enter}');
    expect(await toastOf('Error')).toContain('Failed to update hours');
  });

  const changedMeanwhile = () => {
    kept.requirements = kept.requirements.map((each) => ({ ...each, hoursCompleted: 20 }));
    return refuse(412, 'requirement_changed', 'It was changed meanwhile');
  };

  it('is not written over by a form that was open while a course was counted', async () => {
    const { person } = openTab('education', { requirements: [aRequirement({ version: 3 })] });
    await person.click((await card('Code update')).getByRole('button', { name: /^Edit/ }));
    server.on(ce.editCeRequirement, changedMeanwhile);
    const form = await dialog();
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('It was changed meanwhile')).toBeTruthy();
    expect(server.received(ce.editCeRequirement)[0]?.body).toMatchObject({ version: 3 });
    await person.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('20 of 20 hours, 100%')).toBeTruthy();
  });

  it('says so where its hours were changed before the Enter key', async () => {
    const { person } = openTab('education', { requirements: [aRequirement()] });
    server.on(ce.setCeHours, changedMeanwhile);
    await fill(person, await screen.findByLabelText('Hours completed of Code update'), '13');
    await person.keyboard('{Enter}');
    expect(await toastOf('Error')).toContain('It was changed meanwhile');
    expect(await screen.findByText('20 of 20 hours, 100%')).toBeTruthy();
  });

  it.each(['-1', '12,50'])('refuses the hours %s beside the field [LIC-52]', async (typed) => {
    const { person } = openTab('education', { requirements: [aRequirement()] });
    await fill(person, await screen.findByLabelText('Hours completed of Code update'), typed);
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Enter the hours as a number, 0 or more')).toBeTruthy();
    expect(server.received(ce.setCeHours)).toEqual([]);
  });
});

describe('the calendar of the license tracker', () => {
  it('gets a private address, and loses it after asking', async () => {
    const { person } = openTab('licenses');
    const url = 'http://localhost:8080/api/calendar-feeds/abc';
    server.on(renewCalendarFeed, () => ({ url }));
    await person.click(await screen.findByRole('button', { name: 'Get the address' }));
    const label = await screen.findByText('Private address');
    expect(label.nextElementSibling?.textContent).toBe(url);
    await person.click(screen.getByRole('button', { name: 'Remove the address' }));
    server.on(closeCalendarFeed, () => ({ url: null }));
    await person.click((await dialog()).getByRole('button', { name: 'Remove the address' }));
    expect(await screen.findByText('Your calendar no longer has an address')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Private address')).toBeNull());
  });
});

describe('the hours of finished courses', () => {
  const credit = {
    id: anId(),
    courseTitle: 'Ethics for accountants',
    hours: 8,
    completedOn: '2026-11-20',
    certificateCode: 'ABCDEFGHJKLMNPQRSTUV',
    isRevoked: false,
  };

  it('stand with their certificates, and make a license ready for its renewal', async () => {
    const license = aLicense();
    const requirement = aRequirement({
      hoursRequired: 20,
      hoursCompleted: 20,
      relatedLicenseId: license.id,
      profession: 'accounting',
      subject: 'Ethics',
      state: 'New Jersey',
      credits: [credit, { ...credit, id: anId(), courseTitle: 'Taxes', isRevoked: true }],
    });
    const { unmount } = openTab('education', { requirements: [requirement] });
    const shown = await card('Code update');
    shown.getByText(
      'Finished courses and events you were checked in at count automatically: Accounting in Ethics, approved by New Jersey.',
    );
    const course = shown.getByRole('link', { name: 'Ethics for accountants' });
    expect(course.getAttribute('href')).toBe('/verify/ABCDEFGHJKLMNPQRSTUV');
    shown.getByText('REVOKED');
    unmount();
    openTab('licenses', { licenses: [license], requirements: [requirement] });
    await (await card('Master Plumber')).findByText('Renewal ready');
  });

  it('go on into the next period', async () => {
    const requirement = aRequirement({ hoursRequired: 1, hoursCompleted: 4, carryOverHours: 3 });
    const { person } = openTab('education', { requirements: [requirement] });
    const next = await screen.findByRole('button', {
      name: 'Begin the next period of Code update',
    });
    await person.click(next);
    server.on(ce.beginNextPeriod, () => requirement);
    const form = await dialog();
    await fill(person, form.getByLabelText('Deadline *'), '2029-03-31');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.received(ce.beginNextPeriod)[0]?.body).toEqual({ deadline: '2029-03-31' }),
    );
  });
});
