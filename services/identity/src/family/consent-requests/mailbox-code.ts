import { randomInt } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import {
  type sendConsentCode as codeEndpoint,
  consentCodeLength,
} from '@sidework/contracts/identity/family/consents';
import { maskedEmail } from '@sidework/contracts/kernel/masked-contact';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { takeTurn } from '../../limits/take-turn.ts';
import { inEvenTime } from '../../one-time-tokens/messages/in-even-time.ts';
import { requireMayConsent } from '../consents/require-guardian.ts';
import { getOpenRequest, type Link } from './link.ts';
import { codeMinutes, consentCodeMail } from './mails.ts';
import { setCode } from './queries.ts';
import { requireCode, requireRightCode } from './request.ts';
import { emailOf } from './require-other-mailbox.ts';
import type { ConsentRequest } from './table.ts';

type Sent = z.infer<(typeof codeEndpoint)['schema']['response'][200]>;

/** Limits for one link: codes mailed, and codes tried. */
const mostCodes = { count: 5, seconds: 3_600 };
const mostTries = { count: 5, seconds: codeMinutes * 60 };

const digestOf = ({ seal }: Pick<Deps, 'seal'>, { id }: ConsentRequest, code: string) =>
  seal.digest(`consent ${id}`, code);

/** Mails a code to the address of the link, and ends the code before it. */
export function sendConsentCode(deps: Deps, guardianId: string, link: Link): Promise<Sent> {
  return inEvenTime(deps, () =>
    deps.db.transaction(async (tx) => {
      const at = deps.now();
      await requireMayConsent(tx, guardianId);
      const request = await getOpenRequest(tx, link, at);
      if (await hasAddressOf(tx, guardianId, request)) return { sentTo: null };
      await takeTurn(tx, `consent codes of ${request.id}`, mostCodes, 'consent_links_exhausted');
      const code = String(randomInt(10 ** consentCodeLength)).padStart(consentCodeLength, '0');
      await setCode(tx, request.id, {
        codeHash: digestOf(deps, request, code),
        codeExpiresAt: new Date(at.getTime() + codeMinutes * 60_000),
      });
      await queueMail(
        tx,
        consentCodeMail({ to: request.parentEmail, code, requestId: request.id }),
      );
      return { sentTo: maskedEmail(request.parentEmail) };
    }),
  );
}

/**
 * A link counts for an account of the mailed address, or with the code mailed there: a child that got hold of the link
 * cannot agree for itself. A try is counted whatever becomes of the consent.
 */
export async function requireMailbox(
  deps: Deps,
  guardianId: string,
  { code, ...link }: Link & { code?: string | undefined },
): Promise<void> {
  const at = deps.now();
  const request = await deps.db.transaction(async (tx) => {
    await requireMayConsent(tx, guardianId);
    const open = await getOpenRequest(tx, link, at);
    return (await hasAddressOf(tx, guardianId, open)) ? null : open;
  });
  if (!request) return;
  const shown = requireCode(code);
  await takeTurn(deps.db, `consent code tries of ${request.id}`, mostTries);
  requireRightCode(request, digestOf(deps, request, shown), at);
}

const hasAddressOf = async (tx: Tx, guardianId: string, { parentEmail }: ConsentRequest) =>
  (await emailOf(tx, guardianId)) === parentEmail.toLowerCase();
