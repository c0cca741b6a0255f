import { type StageKey, stages } from '../../client-services/stages.ts';
import { formatCents } from '../../kernel/money.ts';

/** The sentence of a notification can name these; each kind takes what it needs. */
export interface Told {
  name: string;
  title: string;
  amountCents?: number | undefined;
  progressStage?: StageKey | undefined;
  rating?: number | undefined;
  day?: string | null | undefined;
  startsAt?: string | undefined;
  timeZone?: string | undefined;
  reason?: string | undefined;
  /** Titles of matches, and how many matches there are in all. */
  found?: string[] | undefined;
  count?: number | undefined;
  /** It asks for nothing any more. */
  isOver?: boolean | undefined;
}

/** How the switch of a kind is named, whether it is mailed until its owner says otherwise, and what it says. */
interface KindOfNotification {
  label: string;
  mail: boolean;
  say(told: Told): string;
  /** In a word, that what it asked for got a yes; "Agreed" where it has none of its own. */
  granted?: string;
}

/** The kinds that one service tells of, by the name they are stored under. */
export type KindsOfNotification = Record<string, KindOfNotification>;

export const money = (cents: number | undefined) => formatCents(cents ?? 0);

/** “Fix a tap”, “Move a sink”, and 3 more. */
export function foundText(found: string[], count: number): string {
  const more = count - found.length;
  const named = found.map((title) => `“${title}”`);
  return new Intl.ListFormat('en-US').format(more > 0 ? [...named, `${more} more`] : named);
}

export const stageLabel = (key: StageKey | undefined) =>
  stages.find((stage) => stage.key === key)?.label ?? '';

/** `2026-12-01` as "December 1, 2026", whatever the zone of the machine is. */
export function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** When an appointment begins: "Tue, Dec 8, 10:00 AM EST". */
export const appointmentText = ({ startsAt, timeZone }: Told) =>
  startsAt
    ? new Date(startsAt)
        .toLocaleString('en-US', {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'short',
          timeZone,
        })
        .replaceAll('\u202f', ' ')
    : '';
