import { randomBytes } from 'node:crypto';
import { storeObject } from '@sidework/chassis/objects/stored-objects';
import { takeFile } from '@sidework/chassis/uploads/intake';
import { receiptFile } from '@sidework/contracts/client-services/expense-words';
import type { Deps } from '../deps.ts';

/** The picture of a receipt can still be read. */
const page = { width: 2_000, height: 2_000, fit: 'inside', withoutEnlargement: true } as const;

export const receiptKey = (name: string) => `expense-receipts/${name}`;

/** Scans and stores a receipt under a new name; a picture is drawn again. A row that names it keeps it. */
export async function takeReceipt(
  deps: Pick<Deps, 'db' | 'objects' | 'scanner'>,
  ownerId: string,
  uploaded: Buffer,
): Promise<{ receipt: string; receiptType: string }> {
  const taken = await takeFile(deps, uploaded, { types: receiptFile.types, size: page });
  const receipt = randomBytes(24).toString('base64url');
  await storeObject(deps, { kind: 'expense-receipt', ownerId, key: receiptKey(receipt), ...taken });
  return { receipt, receiptType: taken.contentType };
}
