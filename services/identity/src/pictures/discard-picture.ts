import type { Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import type { Config } from '../config.ts';
import type { Profile } from '../profiles/table.ts';
import { keyOfAvatar } from './avatar-address.ts';

/** The uploaded picture that a profile showed goes with it; one of ours stays for others. */
export async function discardPicture(
  tx: Tx,
  config: Config,
  { avatarUrl }: Profile,
): Promise<void> {
  const key = keyOfAvatar(config, avatarUrl);
  if (key) await discardObject(tx, key);
}
