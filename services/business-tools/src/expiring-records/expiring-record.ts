import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { nextReminderOn } from '@sidework/contracts/business-tools/expiry';
import type { Owned, RecordShelf } from '../books/record-shelf.ts';
import type { Expiring } from '../expiries/needs.ts';

export interface ExpiringForm {
  professionalId?: string | undefined;
  expiryDate: string | null;
}

type Stored = Owned & {
  expiryDate: string | null;
  remindOn: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export type ExpiringRecord<F extends ExpiringForm> = Omit<F, 'professionalId'> & Stored;

/** Licenses or certifications. */
export interface ExpiringShelf<
  F extends ExpiringForm,
  R extends ExpiringRecord<F> = ExpiringRecord<F>,
> extends RecordShelf<R> {
  nameOf(record: R): string;
  /** A new record has these values beyond its form. */
  blank?: Partial<R>;
  /** An edit may change more than its form says. */
  edited?(before: R, after: R): R;
  /** Tells others of a change, in its transaction; undefined before a record was added and after it was deleted. */
  changed?(tx: Tx, before: R | undefined, after: R | undefined, now: Date): Promise<void>;
}

interface Moment {
  now: Date;
  /** The day where the owner lives. */
  today: string;
}

export function add<F extends ExpiringForm>(
  id: string,
  { professionalId: _own, ...written }: F,
  by: Actor,
  { now, today }: Moment,
): ExpiringRecord<F> {
  const { expiryDate } = written;
  return {
    ...written,
    id,
    professionalId: by.id,
    expiryDate,
    remindOn: nextReminderOn(expiryDate, today),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** A new expiry means a renewal, so its reminders start again. */
export function edit<F extends ExpiringForm, R extends ExpiringRecord<F>>(
  record: R,
  { professionalId: _own, ...written }: F,
  { now, today }: Moment,
): R {
  const { expiryDate } = written;
  const isRenewed = expiryDate !== record.expiryDate;
  return {
    ...record,
    ...written,
    expiryDate,
    remindOn: isRenewed ? nextReminderOn(expiryDate, today) : record.remindOn,
    version: record.version + 1,
    updatedAt: now,
  };
}

/** The part of a record that decides when its owner is told. */
export const expiring = <F extends ExpiringForm, R extends ExpiringRecord<F>>(
  { nameOf }: Pick<ExpiringShelf<F, R>, 'nameOf'>,
  record: R,
): Expiring => ({
  id: record.id,
  professionalId: record.professionalId,
  name: nameOf(record),
  expiresOn: record.expiryDate,
});
