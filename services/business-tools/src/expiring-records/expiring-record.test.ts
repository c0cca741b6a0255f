import { expect, it } from 'vitest';
import { add, edit, expiring } from './expiring-record.ts';

const actor = { id: 'owner' } as Parameters<typeof add>[2];
const moment = { now: new Date('2026-11-01T12:00:00.000Z'), today: '2026-11-01' };
const form = { licenseName: 'Plumber', expiryDate: '2027-06-30' };
const license = add('license', { ...form, professionalId: 'owner' }, actor, moment);

it('belongs to the person who adds it, with its first reminder', () => {
  expect(license).toEqual({
    id: 'license',
    professionalId: 'owner',
    licenseName: 'Plumber',
    expiryDate: '2027-06-30',
    remindOn: '2027-04-01',
    version: 1,
    createdAt: moment.now,
    updatedAt: moment.now,
  });
});

it.each([
  ['keeps its next reminder with the same expiry', form.expiryDate, '2027-06-23'],
  ['starts its reminders again with another expiry', '2028-06-30', '2028-04-01'],
  ['has no reminder without an expiry', null, null],
])('%s', (_, expiryDate, remindOn) => {
  const reminded = { ...license, remindOn: '2027-06-23' };
  const edited = edit(reminded, { ...form, expiryDate }, moment);
  expect(edited).toMatchObject({ expiryDate, remindOn, version: 2 });
});

it('tells its owner under its own name', () => {
  const nameOf = ({ licenseName }: typeof license) => licenseName;
  expect(expiring({ nameOf }, license)).toEqual({
    id: 'license',
    professionalId: 'owner',
    name: 'Plumber',
    expiresOn: '2027-06-30',
  });
});
