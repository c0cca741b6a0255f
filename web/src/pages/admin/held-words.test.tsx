import {
  type HeldWordsView,
  openHeldWords,
} from '@sidework/contracts/schema/network-chat/held-words';
import { readSurroundings } from '@sidework/contracts/schema/network-chat/report-surroundings';
import { listReports, type ReportView } from '@sidework/contracts/schema/network-chat/reports';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { fill } from '../../../test/render-app.tsx';
import { aReport } from '../../../test/report-builders.ts';
import { openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();

function open(items: ReportView[]) {
  server.on(listReports, () => ({ items, nextCursor: null }));
  return openAsStaff('/admin/reports', 'moderator');
}

describe('a report that concerns a child', () => {
  it('shows what was kept back where a child is concerned, once a reason is given', async () => {
    const report = aReport({ thing: 'person', childrenConcerned: 1 });
    const words: HeldWordsView = {
      id: anId(),
      childName: 'Mia K.',
      kind: 'negotiation',
      title: 'Mow the lawn',
      texts: ['Ring me tonight'],
      writerName: 'Bob Builder',
      readerNames: ['Mia K.'],
      at: '2026-01-05T10:00:00.000Z',
      heldBecause: 'contact',
      state: 'refused',
      answeredByName: null,
      answeredAt: null,
    };
    const doubtful: HeldWordsView = { ...words, heldBecause: 'doubtful', texts: ['The red door'] };
    const answered: HeldWordsView = {
      ...doubtful,
      id: anId(),
      state: 'let_through',
      answeredByName: 'Ruth K.',
      answeredAt: '2026-01-05T11:00:00.000Z',
    };
    const waiting: HeldWordsView = { ...doubtful, id: anId(), state: 'waiting' };
    server.on(openHeldWords, () => ({
      items: [words, answered, waiting],
      hasMore: false,
    }));
    const { person } = open([report]);
    await person.click(
      await screen.findByRole('button', { name: 'Read what was kept back: Bob Builder' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await fill(person, dialog.getByRole('textbox', { name: /^Reason/ }), 'To see what was tried');
    await person.click(dialog.getByRole('button', { name: 'Read' }));
    const list = await screen.findByRole('list', { name: 'What was kept back' });
    const rows = within(list).getAllByRole('listitem');
    const said = rows.map(({ textContent }) => textContent);
    expect(said[0]).toMatch(
      /^Ring me tonightBob Builder to Mia K\., in a proposed change of terms · Mow the lawn · .*It says how to reach someone\. It reached nobody\.Refused$/,
    );
    expect(said[1]).toMatch(/Ruth K\., a guardian of Mia K\., let it through once, .*Let through$/);
    expect(said[2]).toMatch(/A guardian of Mia K\. is asked\.Waits for a guardian$/);
    expect(server.received(openHeldWords)).toMatchObject([
      { params: { reportId: report.id }, body: { reason: 'To see what was tried' } },
    ]);
    await person.click(screen.getByRole('button', { name: 'Close what was kept back' }));
    await screen.findByRole('button', { name: 'Read what was kept back: Bob Builder' });
  });

  it('offers nothing kept back where no child is concerned', async () => {
    open([aReport({ thing: 'person' })]);
    await screen.findByRole('button', { name: /^Read what they wrote/ });
    expect(screen.queryByRole('button', { name: /kept back/ })).toBeNull();
  });
});

describe('a report of a message', () => {
  it('shows the messages around it at one press, and says that the look is recorded', async () => {
    const report = aReport({ thing: 'message' });
    const { reporter, reported } = report;
    const createdAt = '2026-01-05T10:00:00.000Z';
    const said = { id: anId(), isHidden: false, createdAt };
    server.on(readSurroundings, () => ({
      people: [reporter, reported],
      messages: [
        { ...said, senderId: reporter.id, content: 'Where are you?' },
        { ...said, id: anId(), senderId: reported.id, content: 'Your card, now' },
      ],
    }));
    const { person } = open([report]);
    const name = 'Read the messages around it: Bob Builder';
    await person.click(await screen.findByRole('button', { name }));
    const list = await screen.findByRole('list', { name: 'Around the reported message' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Where are you\?Ada Example/),
      expect.stringMatching(/^Your card, nowBob Builder/),
    ]);
    screen.getByText('That you read this is recorded.');
    expect(server.received(readSurroundings)).toMatchObject([{ params: { reportId: report.id } }]);
  });

  it.each([
    ['a person', { thing: 'person' }, 0],
    ['a message of a job room', { thing: 'room_message' }, 1],
    ['a message that was decided', { thing: 'message', decision: 'hidden' }, 0],
  ] as const)('offers that of %s: %s', async (_, given, count) => {
    open([aReport(given)]);
    await screen.findByRole('article');
    expect(screen.queryAllByRole('button', { name: /^Read the messages around/ })).toHaveLength(
      count,
    );
  });
});
