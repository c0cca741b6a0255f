import {
  type CardDetails,
  type ConsentGiven,
  consentPolicyVersion,
  useConsentRequest as consentRequestUse,
  lookAtConsentRequest,
  sendConsentCode,
} from '@sidework/contracts/identity/family/consents';
import { listChildren } from '@sidework/contracts/identity/family/guardians';
import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { call, useInvalidate } from '../../lib/api.ts';
import { refreshSession } from '../../lib/session.ts';
import { changeDraft, forgetLink, useConsentDraft } from './consent-draft.ts';

/** How the guardian shows who they are. */
export interface Proof {
  card?: CardDetails | undefined;
  /** Mailed to the address of the link, for an account of another address. */
  code?: string | undefined;
}

/** The request of a mailed link: read by a click, and used up by another. */
export function useConsentRequest() {
  const draft = useConsentDraft();
  const invalidate = useInvalidate();

  async function look() {
    if (!draft.link) return;
    changeDraft({ request: await call(lookAtConsentRequest, { body: draft.link }) });
  }

  /** Mails a code to the address of the link; gives that address, masked. */
  async function sendCode(): Promise<string | null> {
    if (!draft.link) return null;
    return (await call(sendConsentCode, { body: draft.link })).sentTo;
  }

  async function agree({ card, code }: Proof): Promise<ConsentGiven> {
    const { link, request, permits, method } = draft;
    if (!link || !request || !method) throw new Error('The request has not been opened.');
    const given = await call(consentRequestUse, {
      body: {
        ...link,
        childId: request.childId,
        account: true,
        permits,
        method,
        ...(card && { card }),
        ...(code && { code }),
        agreedTerms: termsVersion,
        policyVersion: consentPolicyVersion,
      },
    });
    forgetLink();
    await invalidate(listChildren);
    // The new token puts the guardian's page into the menu.
    await refreshSession();
    return given;
  }

  return { draft, look, agree, sendCode };
}
