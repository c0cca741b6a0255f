import { type EventView, listOwnEvents } from '@sidework/contracts/education-events/event-listings';
import { expect, it } from 'vitest';
import { anEvent } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();
const hourMs = 3_600_000;

/** Hours from now, as titles too. */
const dates = [-1_000, 30, -1, -48, 800, 30];

it.each([2, 3, 20])(
  'has the next event first and past ones at the end, the latest first, in pages of %i',
  async (limit) => {
    const organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
    await anEvent(service.db, { title: 'Of another' });
    for (const hours of dates)
      await anEvent(service.db, {
        organizerId: organizer.id,
        title: String(hours),
        eventDate: new Date(Date.now() + hours * hourMs),
        endsAt: new Date(Date.now() + (hours + 2) * hourMs),
      });

    const shown: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit, ...(cursor && { cursor }) };
      const page = (await service.as(organizer).call(listOwnEvents, { query })).json();
      shown.push(...page.items.map(({ title }: EventView) => title));
      cursor = page.nextCursor ?? undefined;
      expect(page.items.length).toBeLessThanOrEqual(limit);
    } while (cursor);
    expect(shown).toEqual(['-1', '30', '30', '800', '-48', '-1000']);
  },
);

it('refuses a position that is not of this list', async () => {
  const organizer = await service.person();
  const cursor = Buffer.from(JSON.stringify(['2026-01-01T00:00:00.000Z', crypto.randomUUID()]));
  const query = { cursor: cursor.toString('base64url') };
  expect((await service.as(organizer).call(listOwnEvents, { query })).statusCode).toBe(400);
});
