import type { Db } from '@sidework/chassis/db/db';
import { agrees } from '@sidework/chassis/http/signed-text';
import { proofOf } from '../files/signing.ts';

const proofOfLearner = (db: Db, enrollmentId: string) =>
  proofOf(db, 'tickets', `learner ${enrollmentId}`);

/** The QR code of a learner names their enrollment, with the proof that this service gave it out. */
export const learnerText = async (db: Db, enrollmentId: string): Promise<string> =>
  `LEARNER-${enrollmentId}.${await proofOfLearner(db, enrollmentId)}`;

/** The enrollment that a scanned code names; undefined where this service did not give it out. */
export async function enrollmentIdIn(db: Db, text: string): Promise<string | undefined> {
  const [, id, proof = ''] = /^LEARNER-([0-9a-f-]{36})\.([\w-]{22})$/.exec(text.trim()) ?? [];
  return id && agrees(proof, await proofOfLearner(db, id)) ? id : undefined;
}
