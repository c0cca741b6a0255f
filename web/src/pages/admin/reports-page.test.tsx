import { subjectOfCourse } from '@sidework/contracts/education-events/course-subject';
import { getPortfolio } from '@sidework/contracts/schema/marketplace/portfolio';
import {
  decideAppeal,
  lookAtAppeal,
  sendAppeal,
} from '@sidework/contracts/schema/network-chat/appeals';
import {
  type OpenedConversation,
  openConversation,
} from '@sidework/contracts/schema/network-chat/monitoring';
import {
  decideReport,
  hideableThings,
  listReports,
  type ReportView,
  reportedThings,
} from '@sidework/contracts/schema/network-chat/reports';
import { openRoomAsStaff, type RoomView } from '@sidework/contracts/schema/network-chat/rooms';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { fill, type Person, renderApp } from '../../../test/render-app.tsx';
import { aReport } from '../../../test/report-builders.ts';
import { openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();

function open(items: ReportView[], path = '/admin/reports') {
  server.on(listReports, () => ({ items, nextCursor: null }));
  return openAsStaff(path, 'moderator');
}

async function give(person: Person, reason: string, submitLabel: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await fill(person, dialog.getByRole('textbox', { name: /^Reason/ }), reason);
  await person.click(dialog.getByRole('button', { name: submitLabel }));
}

describe('the queue of reports', () => {
  it('shows what was reported, by whom and why, and what was before', async () => {
    open([aReport({ isAboutChild: true })]);
    const report = within(await screen.findByRole('article', { name: 'Scam or fraud · gig' }));
    for (const shown of [/^Waits$/, 'Bob Builder', 'Miracle roofs', 'He asks for cards.'])
      expect(report.getByText(shown)).toBeTruthy();
    report.getByText(/^Reported by Ada Example/);
    report.getByText('1 earlier report led to action · a child is involved');
    const acts = report.getAllByRole('button').map(({ textContent }) => textContent);
    expect(acts.slice(-4)).toEqual(['Dismiss', 'Warn', 'Hide', 'Ban']);
  });

  it.each([
    ['Dismiss', 'Dismiss report', 'dismissed', 'Dismissed'],
    ['Hide', 'Hide it', 'hidden', 'Hidden'],
    ['Warn', 'Send warning', 'warned', 'Bob Builder is warned'],
    ['Ban', 'Ban account', 'suspended', 'Bob Builder is banned'],
  ])('%s asks for a reason, and the report leaves', async (label, submitLabel, decision, done) => {
    const report = aReport();
    const { person } = open([report]);
    await person.click(await screen.findByRole('button', { name: `${label}: Bob Builder` }));
    server.on(decideReport, () => report);
    server.on(listReports, () => ({ items: [], nextCursor: null }));
    await give(person, 'It breaks our rules', submitLabel);
    await screen.findByText(done);
    await screen.findByText('No reports wait');
    expect(server.received(decideReport)).toMatchObject([
      { params: { reportId: report.id }, body: { decision, reason: 'It breaks our rules' } },
    ]);
  });

  it('stays open with what was typed where the decision is refused', async () => {
    const { person } = open([aReport()]);
    await person.click(await screen.findByRole('button', { name: 'Warn: Bob Builder' }));
    server.on(decideReport, () => refuse(409, 'report_decided', 'It is decided already.'));
    await give(person, 'It breaks our rules', 'Send warning');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('It is decided already.');
    expect(dialog.getByDisplayValue('It breaks our rules')).toBeTruthy();
  });

  it('shows the reported photo of a portfolio, and says where it is gone', async () => {
    const photo = {
      id: anId(),
      name: `${'a'.repeat(32)}.webp`,
      url: 'http://files.test/a.webp',
      caption: 'Tub',
      addedAt: '2026-11-03T10:00:00.000Z',
    };
    server.on(getPortfolio, () => ({ items: [photo] }));
    const reported = (subjectId: string, fullName: string) =>
      aReport({
        thing: 'portfolio_photo',
        subjectId,
        excerpt: 'Tub',
        reported: aPersonCard({ fullName }),
      });
    open([reported(photo.id, 'Pat'), reported(anId(), 'Sam')]);
    const shown = await screen.findByRole('img', { name: 'The reported photo' });
    expect(shown.getAttribute('src')).toBe(photo.url);
    expect(screen.getAllByText('Caption of the photo', { exact: false })).toHaveLength(2);
    screen.getByText('This photo is no longer shown.');
  });

  it('offers to hide all but a person', async () => {
    server.on(getPortfolio, () => ({ items: [] }));
    open(
      reportedThings.map((thing) => aReport({ thing, reported: aPersonCard({ fullName: thing }) })),
    );
    await screen.findByRole('button', { name: 'Warn: person' });
    const offered = reportedThings.filter((thing) =>
      screen.queryByRole('button', { name: `Hide: ${thing}` }),
    );
    expect(offered).toEqual([...hideableThings]);
  });

  it('has one button that looks grave: the gravest decision', async () => {
    open([aReport()]);
    const grave = await screen.findByRole('button', { name: 'Ban: Bob Builder' });
    expect([...document.querySelectorAll('main [data-loss="true"]')]).toEqual([grave]);
    const actsThat = (look: string) =>
      [...document.querySelectorAll(`main article [data-variant="${look}"]`)].map(
        ({ textContent }) => textContent,
      );
    expect(actsThat('subtle')).toEqual(['Open the gig', 'Read what they wrote']);
    expect(actsThat('default')).toEqual(['Dismiss', 'Warn', 'Hide', 'Ban']);
  });

  it('says of each decision what it does, of hiding only where something can be hidden', async () => {
    open([aReport({ thing: 'person' }), aReport()]);
    await screen.findAllByText(/Warn: they read your reason/);
    expect(screen.getAllByText(/Ban: they cannot sign in/)).toHaveLength(2);
    expect(screen.getAllByText(/Hide: nobody sees it anymore/)).toHaveLength(1);
  });

  it('says no number of reports about one person while there are more to load', async () => {
    const reported = aPersonCard({ fullName: 'Bob Builder' });
    const items = [aReport({ reported }), aReport({ reported })];
    server.on(listReports, () => ({ items, nextCursor: 'more' }));
    openAsStaff('/admin/reports');
    await screen.findByRole('article', { name: 'Several reports' });
  });

  it('says where and when a reported message was written', async () => {
    open([aReport({ thing: 'message', writtenAt: '2026-01-04T10:00:00.000Z' })]);
    const place = await screen.findByText(/^In the messages with Ada Example/);
    expect(place.textContent).toBe('In the messages with Ada Example, Jan 4, 2026');
  });

  it.each([
    [true, true],
    [false, false],
  ])('names guardians only where a child is involved: %s', async (isAboutChild, isNamed) => {
    const { person } = open([aReport({ isAboutChild })]);
    await person.click(
      await screen.findByRole('button', { name: 'Read what they wrote: Bob Builder' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/recorded with your reason/);
    expect(dialog.queryByText(/guardians of the child/) !== null).toBe(isNamed);
  });

  it.each([
    ['event', anId(), 'Open the event', /^The event is cancelled and off the list\./],
    ['course', subjectOfCourse(17), 'Open the course', /^The course is off the list\./],
  ] as const)(
    'leads to a reported %s and says what hiding it does',
    async (thing, subjectId, label, words) => {
      const { person } = open([aReport({ thing, subjectId })]);
      const path = thing === 'event' ? `/event/${subjectId}` : '/course/17';
      const link = await screen.findByRole('link', { name: label });
      expect(link.getAttribute('href')).toBe(path);
      await person.click(screen.getByRole('button', { name: 'Hide: Bob Builder' }));
      await screen.findByText(words);
    },
  );

  it('says before a ban who reads the reason', async () => {
    const { person } = open([aReport()]);
    await person.click(await screen.findByRole('button', { name: 'Ban: Bob Builder' }));
    await screen.findByText(/Bob Builder is not told your reason/);
  });

  it.each([
    [
      'a guardian of two',
      { childrenOfReported: 2 },
      /is the guardian of 2 children\. Where no other/,
    ],
    [
      'a guardian of one',
      { childrenOfReported: 1 },
      /is the guardian of a child\. .* the child’s account stops at once: .* even if you lift the ban\./,
    ],
    ['anybody', {}, /^Work under way and the money held for it stay/],
    ['anybody', {}, /^Gigs, courses and the public profile are hidden/],
    ['anybody', {}, /^Coming events are cancelled, .* lifting the ban brings none of these back/],
    ['the author of a message', { thing: 'message' }, /^The reported message stays visible/],
    ['anybody', {}, /^Other reports about Bob Builder stay open/],
    ['anybody', {}, /Only an administrator can set a shorter ban\.$/],
  ] as const)('says before a ban of %s what else it does', async (_, given, words) => {
    const { person } = open([aReport(given)]);
    await person.click(await screen.findByRole('button', { name: 'Ban: Bob Builder' }));
    await screen.findByText(words);
    const grave = screen.queryAllByText(/even if you lift the ban\./);
    expect(grave).toHaveLength('childrenOfReported' in given ? 1 : 0);
  });

  it('leads an administrator to the account, for a shorter ban and the consent of others', async () => {
    const report = aReport({ childrenOfReported: 1 });
    server.on(listReports, () => ({ items: [report], nextCursor: null }));
    const { person } = openAsStaff('/admin/reports');
    await person.click(await screen.findByRole('button', { name: 'Ban: Bob Builder' }));
    const dialog = within(await screen.findByRole('dialog'));
    const links = await dialog.findAllByRole('link', { name: 'their account' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...Array(2).fill(`/admin/accounts/${report.reported.id}`),
    ]);
  });

  it('offers no ban of one of the staff, and says whose it is', async () => {
    open([aReport({ isReportedStaff: true })]);
    await screen.findByText(/Only an administrator bans staff/);
    expect(screen.queryByRole('button', { name: 'Ban: Bob Builder' })).toBeNull();
  });

  it('has one card for all that waits about a person, with the age of the oldest, and leads an admin to the account', async () => {
    const reported = aPersonCard({ fullName: 'Bob Builder' });
    const later = { reported, thing: 'person', createdAt: '2026-01-06T10:00:00.000Z' } as const;
    const items = [aReport({ reported }), aReport(), aReport(later)];
    server.on(listReports, () => ({ items, nextCursor: null }));
    openAsStaff('/admin/reports');
    const both = await screen.findByRole('article', { name: '2 reports' });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const card = within(both);
    const headings = card.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Scam or fraud · gig',
      'Scam or fraud · person',
    ]);
    const [oldest] = both.querySelectorAll('time');
    expect(oldest?.dateTime).toBe('2026-01-05T10:00:00.000Z');
    for (const { textContent } of headings)
      card.getByRole('button', { name: `Dismiss: Bob Builder, ${textContent}` });
    const link = card.getByRole('link', { name: 'Account of Bob Builder' });
    expect(link.getAttribute('href')).toBe(`/admin/accounts/${reported.id}`);
  });

  it('keeps what is open of a person’s other reports once their oldest is decided', async () => {
    const reported = aPersonCard({ fullName: 'Bob Builder' });
    const [oldest, other] = [aReport({ reported }), aReport({ reported, thing: 'person' })];
    const opened: OpenedConversation = { people: [other.reporter, reported], messages: [] };
    server.on(openConversation, () => opened);
    const { person } = open([oldest, other]);
    const both = await screen.findByRole('article', { name: '2 reports' });
    const ofOther = 'Bob Builder, Scam or fraud · person';
    await person.click(
      within(both).getByRole('button', { name: `Read what they wrote: ${ofOther}` }),
    );
    await give(person, 'To see what was said', 'Read');
    await screen.findByRole('button', { name: 'Close the messages' });
    await person.click(
      screen.getByRole('button', { name: 'Dismiss: Bob Builder, Scam or fraud · gig' }),
    );
    server.on(decideReport, () => oldest);
    server.on(listReports, () => ({ items: [other], nextCursor: null }));
    await give(person, 'It breaks our rules', 'Dismiss report');
    await screen.findByRole('article', { name: 'Scam or fraud · person' });
    screen.getByRole('button', { name: 'Close the messages' });
  });

  it('shows what the two wrote to each other, once a reason is given', async () => {
    const report = aReport({ thing: 'person' });
    const { reporter, reported } = report;
    const message = {
      id: anId(),
      senderId: reported.id,
      receiverId: reporter.id,
      content: 'Your card, now',
      read: false,
      isHidden: false,
      sequence: 1,
      createdAt: '2026-01-05T10:00:00.000Z',
    };
    const opened: OpenedConversation = { people: [reporter, reported], messages: [message] };
    server.on(openConversation, () => opened);
    const { person } = open([report]);
    const name = 'Read what they wrote: Bob Builder';
    await person.click(await screen.findByRole('button', { name }));
    await give(person, 'To see what was said', 'Read');
    const written = within(await screen.findByRole('list', { name: 'What they wrote' }));
    written.getByText('Your card, now');
    written.getByText(/^Bob Builder/);
    expect(server.received(openConversation)[0]?.body).toEqual({
      oneId: reporter.id,
      otherId: reported.id,
      reason: 'To see what was said',
    });
    await person.click(screen.getByRole('button', { name: 'Close the messages' }));
    await waitFor(() => expect(screen.queryByText('Your card, now')).toBeNull());
  });

  it('opens the job room of a reported message, once a reason is given', async () => {
    const roomId = anId();
    const report = aReport({ thing: 'room_message', roomId });
    const { reporter: child, reported: client } = report;
    const message = {
      id: anId(),
      roomId,
      senderId: client.id,
      content: 'Come alone',
      isHidden: false,
      sequence: 1,
      createdAt: '2026-01-05T10:00:00.000Z',
    };
    const room: RoomView = {
      id: roomId,
      title: 'Rake the leaves',
      child,
      client,
      guardians: [],
      lockedBecause: null,
      openedAt: message.createdAt,
      lastMessage: message,
      unreadCount: 0,
      serviceId: null,
    };
    server.on(openRoomAsStaff, () => ({ room, messages: [message] }));
    const { person } = open([report]);
    await person.click(
      await screen.findByRole('button', { name: 'Read the job room: Bob Builder' }),
    );
    await give(person, 'To see what was said', 'Read');
    const name = 'Job room: Rake the leaves';
    const written = within(await screen.findByRole('list', { name }));
    written.getByText('Come alone');
    written.getByText(/^Bob Builder/);
    expect(server.received(openRoomAsStaff)).toMatchObject([
      { params: { roomId }, body: { reason: 'To see what was said' } },
    ]);
    expect(screen.queryByRole('button', { name: /^Read what they wrote/ })).toBeNull();
  });

  it.each([
    ['gig', 'Open the gig', 'gigs'],
    ['job', 'Open the job', 'jobs'],
  ] as const)('leads to a %s', async (thing, name, path) => {
    const report = aReport({ thing });
    open([report]);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/${path}/${report.subjectId}`);
  });

  const anAppealed = (waitsForOtherUntil: string | null) =>
    aReport({
      decision: 'hidden',
      decidedReason: 'A scam',
      appeal: {
        words: 'It is my own photo',
        at: '2026-01-06T10:00:00.000Z',
        outcome: null,
        outcomeReason: null,
        decidedAt: null,
        waitsForOtherUntil,
      },
    });

  it('lets another moderator answer an appeal with a reason', async () => {
    const report = anAppealed(null);
    const { person } = open([report], '/admin/reports?state=appealed');
    await screen.findByText('It is my own photo');
    await person.click(screen.getByRole('button', { name: 'Grant: Bob Builder' }));
    server.on(decideAppeal, () => report);
    await give(person, 'We were wrong', 'Grant the appeal');
    await screen.findByText('Appeal granted');
    expect(server.received(decideAppeal)[0]?.body).toEqual({
      outcome: 'granted',
      reason: 'We were wrong',
    });
  });

  it('tells the first moderator that another decides the appeal', async () => {
    open([anAppealed('2026-01-09T10:00:00.000Z')], '/admin/reports?state=appealed');
    await screen.findByText(/^You made the first decision, so another moderator decides/);
    expect(screen.queryByRole('button', { name: /^Grant/ })).toBeNull();
  });

  it('is appealed by the person of the link, who need not sign in', async () => {
    const decided = {
      thing: 'gig' as const,
      decision: 'suspended' as const,
      excerpt: '',
      reason: 'A scam',
      decidedAt: '2026-01-05T10:00:00.000Z',
      words: null,
      outcome: null,
      outcomeReason: null,
      comesBack: true,
    };
    server.on(lookAtAppeal, () => decided);
    const { person } = renderApp('/appeal#token');
    const words = await screen.findByRole('textbox', { name: /^Why is the decision wrong/ });
    await fill(person, words, 'It was my photo');
    server.on(sendAppeal, () => ({ ...decided, words: 'It was my photo' }));
    await person.click(screen.getByRole('button', { name: 'Send the appeal' }));
    await screen.findByText(/^A different moderator will decide/);
    expect(server.received(sendAppeal)[0]?.body).toEqual({
      token: 'token',
      statement: 'It was my photo',
    });
  });

  it('keeps apart what is decided, of which nothing is to be decided', async () => {
    const { person } = open([]);
    await screen.findByText('No reports wait');
    server.on(listReports, ({ query }) => ({
      items: query.state === 'decided' ? [aReport({ decision: 'warned' })] : [],
      nextCursor: null,
    }));
    await person.click(screen.getByRole('tab', { name: 'Decided' }));
    await screen.findByText('Warned');
    expect(screen.queryByRole('button', { name: /^Warn/ })).toBeNull();
  });

  it('says what will stand where nothing was decided yet', async () => {
    open([], '/admin/reports?state=decided');
    await screen.findByText('Your decisions show up here, with your reasons.');
  });

  it('leaves nothing beside a decided report that nothing can be done about', async () => {
    open([aReport({ thing: 'person', decision: 'dismissed' })], '/admin/reports?state=decided');
    const report = await screen.findByRole('article', { name: /· person$/ });
    const beside = report.querySelector('[data-aside]')?.lastElementChild;
    expect(beside?.childNodes).toHaveLength(0);
  });

  it('can be tried again where it could not be loaded', async () => {
    server.on(listReports, () => refuse(503, 'unavailable', 'Not now'));
    const { person } = openAsStaff('/admin/reports', 'moderator');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on(listReports, () => ({ items: [aReport()], nextCursor: null }));
    await person.click(again);
    await screen.findByText('Miracle roofs');
  });
});
