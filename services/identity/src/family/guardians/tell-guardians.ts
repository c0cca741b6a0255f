import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import type { Deps } from '../../deps.ts';
import { type Happening, happeningMail } from './mails.ts';
import { addressesOfGuardians } from './queries.ts';

/** Mails everybody who looks after a child. */
export async function tellGuardians(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  childId: string,
  happening: Happening,
  reason?: string,
) {
  for (const to of await addressesOfGuardians(tx, childId))
    await queueMail(
      tx,
      happeningMail({ to, publicUrl: config.PUBLIC_URL, happening, ...(reason && { reason }) }),
    );
}
