import { randomBytes } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db';
import { tooManyFor } from '@sidework/chassis/errors';
import { queueMail } from '@sidework/chassis/mail';
import { consentPolicyVersion } from '@sidework/contracts/identity/consents';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import type { Profile } from '../profiles/table.ts';
import { hashOf } from '../sessions/refresh-tokens.ts';
import { consentRequestMail, linkHours } from './mails.ts';
import { countRequests, insertRequest } from './queries.ts';

const day = 86_400_000;

/** In a day: about one child, and to one address, which anybody can name as their parent's. */
const most = { ofChild: 5, toAddress: 10 };

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
    endedAt: null,
  };
  const sent = await countRequests(tx, request, new Date(at.getTime() - day));
  if (sent.ofChild >= most.ofChild || sent.toAddress >= most.toAddress)
    throw tooManyFor(day / 1000, 'consent_links_exhausted');
  await insertRequest(tx, request);
  const { id: requestId } = request;
  const childName = child.fullName;
  const { PUBLIC_URL: publicUrl } = config;
  await queueMail(tx, consentRequestMail({ to, publicUrl, requestId, token, childName }));
}
