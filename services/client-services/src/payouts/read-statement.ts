import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { findPerson } from '../people/queries.ts';
import { printStatement } from './print-statement.ts';
import { payoutsOfMonth, withLines } from './queries.ts';
import { toPayoutView } from './view.ts';

/** The payouts of a month, printed under the name of the person. */
export async function readStatement({ db }: Pick<Deps, 'db'>, actor: Actor, month: string) {
  const found = await payoutsOfMonth(db, actor.id, month);
  const shown = await Promise.all(found.map((payout) => withLines(db, payout)));
  const payouts = shown.map(toPayoutView);
  const name = (await findPerson(db, actor.id))?.fullName ?? '';
  const content = await printStatement({ month, name, payouts });
  return {
    name: `payouts-${month}.pdf`,
    mediaType: 'application/pdf',
    contentBase64: content.toString('base64'),
  } as const;
}
