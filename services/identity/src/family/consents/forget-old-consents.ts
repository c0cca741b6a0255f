import { discardObject } from '@sidework/chassis/objects/stored-objects';
import type { Deps } from '../../deps.ts';
import { consentsAtOnce, deleteConsents, lockConsentsOfEnded } from './old-consent-queries.ts';

const yearsKept = 3;

/** Consents and their signed forms are kept for three years after the child's account ended. */
export async function forgetOldConsents(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  while ((await forgetSome(deps)) === consentsAtOnce);
}

function forgetSome({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const until = now();
  until.setUTCFullYear(until.getUTCFullYear() - yearsKept);
  return db.transaction(async (tx) => {
    const over = await lockConsentsOfEnded(tx, until);
    for (const { formKey } of over) if (formKey) await discardObject(tx, formKey);
    await deleteConsents(
      tx,
      over.map(({ id }) => id),
    );
    return over.length;
  });
}
