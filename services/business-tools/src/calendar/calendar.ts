/** A whole day in a calendar. */
export interface CalendarDay {
  id: string;
  day: string;
  summary: string;
  /** How often it was changed: calendar programs take the latest. */
  version: number;
  changedAt: Date;
}

const newLine = '\r\n';
const mostOctets = 75;

/** A calendar as programs read it (RFC 5545): lines end in CRLF and are folded at 75 octets. */
export function toCalendar(days: CalendarDay[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sidework//License Tracker//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Sidework licenses and deadlines',
    ...days.flatMap(toEvent),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join(newLine) + newLine;
}

function toEvent({ id, day, summary, version, changedAt }: CalendarDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@sidework`,
    `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(day).replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Continued on lines that begin with a blank, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const room = mostOctets - (parts.length > 0 ? 1 : 0);
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join(`${newLine} `);
}
