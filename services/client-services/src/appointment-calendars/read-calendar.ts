import { isKid } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import type { Deps } from '../deps.ts';
import { calendarFile } from './calendar-file.ts';
import { requireOwner } from './calendar-owner.ts';
import { ownAppointments, ownerOf } from './queries.ts';

/** A calendar is fetched whole, again and again, so it has the last month and the coming year. */
const days = { past: 31, ahead: 366 };
const most = 1_000;

export async function readCalendar(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  token: string,
): Promise<Buffer> {
  const personId = requireOwner(await ownerOf(db, token));
  const at = now();
  const span = { from: daysAfter(at, -days.past), to: daysAfter(at, days.ahead) };
  const found = await ownAppointments(db, personId, span, most);
  // No calendar program is told of a child.
  const ofAdults = found.filter(({ professional }) => !professional || !isKid(professional));
  const entries = ofAdults.map(({ appointment, title, client, professional }) => {
    const other = appointment.clientId === personId ? professional : client;
    return { appointment, title, name: other ? shownName(other.fullName) : undefined };
  });
  return Buffer.from(calendarFile(entries, { publicUrl: config.PUBLIC_URL, now: at }));
}
