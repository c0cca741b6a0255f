import { randomBytes } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { consentPolicyVersion } from '@sidework/contracts/identity/family/consents';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { folded } from '../../kids/kid-parent.ts';
import { takeTurn } from '../../limits/take-turn.ts';
import type { Profile } from '../../profiles/table.ts';
import { day, requireFewRequests } from '../consents/consent.ts';
import { consentRequestMail, linkHours } from './mails.ts';
import { countRequests, insertRequest } from './queries.ts';

/** In a day, to one mailbox, which anybody can name as their parent's. */
const mostToMailbox = { count: 10, seconds: day / 1000 };

/** Mails a link to a parent or guardian; the token itself is kept nowhere. */
export async function requestConsent(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  { child, to }: { child: Profile; to: string },
) {
  const at = now();
  const token = randomBytes(32).toString('base64url');
  const request = {
    id: uuidv7(),
    childId: child.id,
    parentEmail: to,
    policyVersion: consentPolicyVersion,
    tokenHash: hashOf(token),
    createdAt: at,
    expiresAt: new Date(at.getTime() + linkHours * 3_600_000),
    usedAt: null,
    usedBy: null,
    reservedAt: null,
    codeHash: null,
    codeExpiresAt: null,
    endedAt: null,
  };
  requireFewRequests(await countRequests(tx, child.id, new Date(at.getTime() - day)));
  const mailbox = `consent links to ${hashOf(folded(to))}`;
  await takeTurn(tx, mailbox, mostToMailbox, 'consent_links_exhausted');
  await insertRequest(tx, request);
  const { id: requestId } = request;
  const childName = child.fullName;
  const { PUBLIC_URL: publicUrl } = config;
  await queueMail(tx, consentRequestMail({ to, publicUrl, requestId, token, childName }));
}
