import type { ChildFile } from '@sidework/contracts/identity/staff/staff';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { toChildFile } from './child-file.ts';
import { consentsForChild, getChild, guardiansWithContact } from './child-queries.ts';

/** Nothing of a child is told before it is kept who asked, and why. */
export function openChildFile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Administrator,
  childId: string,
  reason: string,
): Promise<ChildFile> {
  return db.transaction(async (tx) => {
    const child = await getChild(tx, childId);
    await addAuditEntry({ now }, tx, by, { action: 'child_file_read', targetId: childId, reason });
    return toChildFile(child, {
      guardians: await guardiansWithContact(tx, childId),
      consents: await consentsForChild(tx, childId),
      now: now(),
    });
  });
}
