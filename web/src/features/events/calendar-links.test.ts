import { expect, it } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

it('leads to a calendar with the title, the time and the place', () => {
  const [google, outlook] = calendarLinks({
    title: 'Trades & tools',
    startsAt: '2098-12-02T02:00:00.000Z',
    endsAt: '2098-12-02T04:00:00.000Z',
    location: 'Portland, OR',
  }).map(({ href }) => Object.fromEntries(new URL(href).searchParams));
  expect(google).toMatchObject({
    text: 'Trades & tools',
    dates: '20981202T020000Z/20981202T040000Z',
    location: 'Portland, OR',
  });
  expect(outlook).toMatchObject({
    subject: 'Trades & tools',
    startdt: '2098-12-02T02:00:00.000Z',
    enddt: '2098-12-02T04:00:00.000Z',
  });
});
