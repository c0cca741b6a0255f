import { expect, it } from 'vitest';
import { type Kind, openMarkers } from './marker.ts';
import { type Facts, mayMeet, pairOf, type Reader, seatOf } from './may-meet.ts';

const adult = (id: string): Reader => ({ id, kind: 'adult' });
const child = (id: string): Reader => ({ id, kind: 'child' });
const readers: Record<string, Reader> = {
  ada: adult('ada'),
  ben: adult('ben'),
  grace: adult('grace'),
  kit: child('kit'),
  leo: child('leo'),
  staff: { id: 'staff', kind: 'staff' },
  'a visitor': { id: undefined, kind: 'visitor' },
  'an address': { id: undefined, kind: 'nobody' },
};

/** Grace looks after Kit, and Hal after Leo. */
const nothing: Facts = {
  guardians: new Map([
    ['kit', ['grace']],
    ['leo', ['hal']],
  ]),
  hired: new Set(),
  related: new Set(),
  forYoungPeople: new Set(),
  admitted: new Set(),
  attended: new Set(),
  banned: new Map(),
};
const hired = { hired: new Set([pairOf('ada', 'kit')]) };
const related = { related: new Set([pairOf('ada', 'ben')]) };
const approved = { forYoungPeople: new Set(['word']) };
const admitted = { admitted: new Set([pairOf('ada', 'kit')]) };
const banned = { banned: new Map([['ada', 1]]) };
const bannedAfterASeat = { ...banned, attended: new Set([pairOf('ada', 'ben')]) };

const seated = {
  attended: new Set([seatOf('the event', 'ben'), seatOf('the event', 'kit')]),
};

interface Row {
  among?: string[];
  tellsContact?: boolean;
  place?: string;
  facts?: Partial<Facts>;
}

const toAll: Row = { among: ['the event'] };
const contact: Row = { tellsContact: true };
const invited: Row = { place: 'the mail "Someone has a ticket for you"' };
const toKit: Row = { among: ['kit'] };
const toAda: Row = { among: ['ada'] };

const rows: [kind: Kind, by: string, reader: string, may: boolean, given?: Row][] = [
  ['surname', 'ada', 'ada', true],
  ['surname', 'ada', 'ben', true],
  ['surname', 'ada', 'kit', false],
  ['surname', 'ada', 'kit', true, { facts: hired }],
  ['surname', 'ada', 'leo', false, { facts: hired }],
  ['surname', 'grace', 'kit', true],
  ['surname', 'kit', 'ada', false, { facts: hired }],
  ['surname', 'kit', 'grace', true],
  ['surname', 'kit', 'staff', true],
  ['first name', 'ada', 'kit', true],
  ['first name', 'kit', 'ada', true],
  ['first name', 'kit', 'a visitor', false],
  ['first name', 'kit', 'ada', false, { place: 'GET /api/events/:id/registrations' }],
  [
    'first name',
    'kit',
    'ada',
    true,
    { place: 'GET /api/events/:id/registrations', facts: admitted },
  ],
  ['street', 'ada', 'ben', false, { facts: related }],
  ['street', 'kit', 'grace', true],
  ['email', 'ada', 'ben', false],
  ['email', 'ada', 'ben', true, { facts: related }],
  ['email', 'grace', 'kit', false],
  ['email', 'kit', 'ada', false, { facts: hired }],
  ['bio', 'ada', 'a visitor', true],
  ['bio', 'ada', 'kit', false],
  ['avatar', 'ada', 'kit', true, { facts: hired }],
  ['job', 'ada', 'a visitor', true],
  ['job', 'ada', 'kit', false],
  ['youth job', 'ada', 'kit', true],
  ['youth job', 'ada', 'grace', true],
  ['youth job', 'ada', 'ben', false],
  ['youth job', 'ada', 'a visitor', false],
  ['youth job', 'ada', 'kit', false, contact],
  ['proposal', 'kit', 'ada', true, toAda],
  ['proposal', 'kit', 'ben', false, toAda],
  ['proposal', 'kit', 'ada', false, { ...toAda, ...contact }],
  ['proposal', 'kit', 'grace', true, { ...toAda, ...contact }],
  ['gig', 'ada', 'a visitor', true],
  ['gig', 'ada', 'kit', false],
  ['gig', 'leo', 'kit', true],
  ['gig', 'leo', 'kit', false, contact],
  ['gig', 'kit', 'a visitor', false],
  ['gig', 'kit', 'ada', true],
  ['gig', 'ada', 'ben', false, { place: 'GET /api/gigs', facts: banned }],
  ['gig', 'ada', 'staff', true, { place: 'GET /api/gigs', facts: banned }],
  ['room message', 'ada', 'kit', true, toKit],
  ['room message', 'ada', 'kit', true, { ...toKit, ...contact }],
  ['room message', 'kit', 'ada', false, { ...toAda, ...contact }],
  ['message', 'leo', 'kit', true, toKit],
  ['message', 'leo', 'grace', true, toKit],
  ['message', 'leo', 'kit', false, { ...toKit, ...contact }],
  ['service', 'ada', 'kit', false, { ...toKit, ...contact }],
  ['service', 'ada', 'grace', true, { ...toKit, ...contact }],
  ['service', 'ada', 'ben', false, toKit],
  ['review', 'ada', 'a visitor', true],
  ['review', 'ada', 'kit', false],
  ['notes', 'kit', 'grace', false],
  ['document', 'kit', 'grace', false],
  ['report', 'ada', 'ben', false],
  ['event', 'ada', 'a visitor', true],
  ['event', 'ada', 'kit', false],
  ['event', 'ada', 'kit', true, { facts: approved }],
  ['event', 'ada', 'an address', false],
  ['event', 'ada', 'an address', true, invited],
  ['event', 'ada', 'an address', false, { ...invited, ...contact }],
  ['event', 'ada', 'ben', false, { place: 'GET /api/events/:id', facts: banned }],
  ['event', 'ada', 'ben', true, { place: 'GET /api/registrations', facts: banned }],
  ['event', 'ada', 'ben', true, { place: 'GET /api/events/:id', facts: bannedAfterASeat }],
  ['attendee', 'ben', 'ada', true, toAda],
  ['attendee', 'ben', 'kit', false, toAda],
  ['attendee message', 'ada', 'kit', false, toKit],
  ['attendee message', 'ada', 'grace', true, toKit],
  ['attendee message', 'ada', 'ben', false, toAll],
  ['attendee message', 'ada', 'ben', true, { ...toAll, facts: seated }],
  ['attendee message', 'ada', 'grace', true, { ...toAll, facts: seated }],
  ['linked picture', 'ada', 'ben', false],
  ['cancellation', 'ada', 'kit', false],
  ['cancellation', 'ada', 'ben', true],
  ['course', 'ada', 'kit', false],
  ['course', 'ada', 'kit', true, { facts: approved }],
];

it.each(rows)('%s of %s is met by %s: %s (%o)', (kind, writerId, reader, may, row = {}) => {
  const { among = [], tellsContact = false, place = 'GET /api/things', facts } = row;
  const marker = { word: 'word', kind, writerId, among, tellsContact };
  const asked = { place, at: 2 };
  expect(mayMeet(readers[reader] as Reader, marker, { ...nothing, ...facts }, asked)).toBe(may);
});

it('finds each marker of a text once, however it is written, and those of no other walk', () => {
  const markers = openMarkers(7);
  const about = { kind: 'bio', writerId: 'ada', among: [], tellsContact: false } as const;
  const [one, other] = [markers.make(about), markers.make(about)];
  const [foreign] = [openMarkers(8).make(about)];
  const text = `${one.word.toUpperCase()} and ${one.word}; ${other.word}@example.com, ${foreign.word}`;
  expect(markers.foundIn(text)).toEqual([one, other]);
});
