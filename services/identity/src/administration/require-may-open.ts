import type { Tx } from '@sidework/chassis/db/db';
import { isProgram } from '@sidework/chassis/http/actor';
import type { Administrator } from '../audit/add-entry.ts';
import { lockProfile } from '../profiles/queries.ts';
import { refused } from '../refusals/refusal.ts';

/**
 * Before a way into a locked account is made or changed: of a child no person does that, who could then be the child
 * without its guardian knowing. Programs may, such as one that moves accounts here.
 */
export async function requireMayOpen(tx: Tx, { actor }: Administrator, id: string): Promise<void> {
  if (!actor || isProgram(actor)) return;
  const { accountType } = await lockProfile(tx, id);
  if (accountType === 'sidework_kids')
    throw refused(
      'not_admin',
      'How a child signs in is up to the child and its guardian: staff make and confirm no link, password, address or number for it, and take no second step away',
      { about: id },
    );
}
