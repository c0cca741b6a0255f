import type { OwnPart } from '../people/own-part.ts';
import { forgetWorkingHours, workingHoursOf } from './queries.ts';
import { workingHours } from './table.ts';

export const ownWorkingHours: OwnPart = {
  gathers: [workingHours],
  erases: [workingHours],
  files: (db, { userId }) => [
    {
      name: 'working-hours.json',
      about: 'The hours in which others can book you.',
      rows: hoursOf(db, userId),
    },
  ],
  erase: forgetWorkingHours,
};

async function* hoursOf(...[db, userId]: Parameters<typeof workingHoursOf>) {
  const hours = await workingHoursOf(db, userId);
  if (hours) yield hours;
}
