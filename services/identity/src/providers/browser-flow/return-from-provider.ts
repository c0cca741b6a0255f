import type { Tx } from '@sidework/chassis/db/db';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../../deps.ts';
import { giveCode } from '../../flow-states/give-code.ts';
import { deleteFlow, saveFlow, takeFlowOfState } from '../../flow-states/queries.ts';
import type { FlowState } from '../../flow-states/table.ts';
import { linkIdentity, requireLinkable } from '../../identities/link-identity.ts';
import type { ProviderPerson } from '../../identities/provider-person.ts';
import { siteUrl } from '../../redirects.ts';
import type { AuthRefusal } from '../../refusals/refusal.ts';
import { startSession } from '../../sessions/start-session.ts';
import type { Source } from '../../source.ts';
import { admitPerson } from '../people/admit-person.ts';
import { requireRoomForMail } from '../rules/admission.ts';
import { ProviderRefusal } from '../rules/provider-refusal.ts';
import { withCode, withRefusal, withSession } from './outcome.ts';
import { type Redeemed, redeemCode } from './redeem-code.ts';
import { requireFresh, requireSameBrowser, requireState, requireTaken } from './returned-flow.ts';

/** The browser that brings the answer. */
interface Visit {
  source: Source;
  browserHash: string | undefined;
}

/** Takes a provider's answer and gives the address to send the browser on to, which also tells what went wrong. */
export async function returnFromProvider(
  deps: Deps,
  answer: URLSearchParams,
  { source, browserHash }: Visit,
): Promise<string> {
  let target = siteUrl(deps.config);
  try {
    const state = requireState(answer.get('state'));
    const flow = requireTaken(await takeFlowOfState(deps.db, state));
    target = flow.redirectTo ?? target;
    requireFresh(flow, deps.now());
    requireSameBrowser(flow, browserHash);
    const error = answer.get('error');
    if (error) throw new ProviderRefusal(error, answer.get('error_description') ?? '');
    return await goOn(deps, flow, await redeemCode(deps, flow, answer), target, source);
  } catch (error) {
    return withRefusal(target, error, deps.log);
  }
}

type Outcome = { refusal: AuthRefusal } | { code: string } | { session: AuthSession };

async function goOn(
  deps: Deps,
  flow: FlowState,
  redeemed: Redeemed,
  target: string,
  source: Source,
): Promise<string> {
  if (!flow.linkingTargetId) await requireRoomForMail(deps, redeemed.person);
  const outcome = await deps.db.transaction(async (tx): Promise<Outcome> => {
    const admission = await admit(deps, tx, flow, redeemed.person);
    if ('refusal' in admission) return admission;
    const { userId } = admission;
    if (flow.codeChallenge) {
      await saveFlow(tx, flow.id, sealed(deps, flow, redeemed));
      return { code: await giveCode(deps, tx, flow.id, userId) };
    }
    await deleteFlow(tx, flow.id);
    return { session: await startSession(deps, tx, userId, { method: 'oauth', source }) };
  });
  // Thrown only now: the account that waits for its confirmation has to be committed.
  if ('refusal' in outcome) throw outcome.refusal;
  if ('code' in outcome) return withCode(target, outcome.code);
  return withSession(target, withProviderTokens(outcome.session, redeemed));
}

/** A linking with a challenge is only checked here; the exchange of the code performs it. */
async function admit(deps: Deps, tx: Tx, flow: FlowState, person: ProviderPerson) {
  const { linkingTargetId, linkingSessionId, providerType } = flow;
  if (!linkingTargetId) return admitPerson(deps, tx, providerType, person);
  const beginner = { id: linkingTargetId, sessionId: linkingSessionId ?? '' };
  if (!flow.codeChallenge) return linkIdentity(deps, tx, beginner, providerType, person);
  await requireLinkable(deps, tx, beginner, providerType, person);
  return { userId: linkingTargetId };
}

const sealed = (
  { seal }: Deps,
  { linkingTargetId }: FlowState,
  { person, accessToken, refreshToken }: Redeemed,
) => ({
  ...(linkingTargetId && { providerPerson: seal.seal(JSON.stringify(person)) }),
  providerAccessToken: seal.seal(accessToken),
  providerRefreshToken: refreshToken === undefined ? null : seal.seal(refreshToken),
});

const withProviderTokens = (session: AuthSession, { accessToken, refreshToken }: Redeemed) => ({
  ...session,
  provider_token: accessToken,
  ...(refreshToken !== undefined && { provider_refresh_token: refreshToken }),
});
