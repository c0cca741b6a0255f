import { formatCents } from '../../kernel/money.ts';
import type { NeedDetails } from '../../kernel/needs.ts';

/** The sentence of a need can name these; each kind takes what it needs. */
export interface Asked extends NeedDetails {
  name: string;
  title: string;
  /** A day in words, as its reader has it. */
  dayText?: string | undefined;
}

interface KindOfNeed {
  /** The name for this many of them. */
  label: string;
  /** The one thing that is done about it. */
  action: string;
  say(asked: Asked): string;
  /** Whether a block between the two keeps it away. */
  isKeptByBlock?: true;
}

/** The kinds that one service tells of, by the name they are stored under. */
export type KindsOfNeed = Record<string, KindOfNeed>;

export const money = (cents: number | undefined) => formatCents(cents ?? 0);
