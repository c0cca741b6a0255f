import type { Command } from '@sidework/chassis/operations/commands';
import { CommandError } from '@sidework/chassis/refused-command';
import { hashAt } from './queries.ts';
import { BrokenChain, verifyChain } from './verify-chain.ts';

const known = /^(\d+):([0-9a-f]{64})$/;

/**
 * `verify-audit [POSITION:HASH]`: whether the audit log is as it was written. Given an end that it had once, from a log,
 * also whether it is still the same log: entries cut off at the end leave a chain that is whole.
 */
export const verifyAuditCommand: Command = async ({ db }, [earlier]) => {
  const [, position, hash] = known.exec(earlier ?? '') ?? [];
  if (earlier && !position)
    throw new CommandError('Give the earlier end as POSITION:HASH, or nothing.');
  const head = await verifyChain(db).catch((error) => {
    if (error instanceof BrokenChain) throw new CommandError(`Broken: ${error.message}`);
    throw error;
  });
  if (position && (await hashAt(db, Number(position))) !== hash)
    throw new CommandError(`Broken: it does not hold ${earlier} any more.`);
  const end = head.position === 0 ? '' : ` It ends with ${head.position}:${head.hash}.`;
  const entries = head.position === 1 ? '1 entry' : `${head.position} entries`;
  console.log(`The audit log is whole: ${entries}.${end}`);
};
