import type { Actor } from '@sidework/chassis/http/actor';
import type { CallArgs } from '@sidework/chassis/testing/service';
import { type Answer, type Money, type Step, splitOf } from '@sidework/contracts/acceptance/money';
import { requestPayout } from '@sidework/contracts/client-services/balance';
import * as escrow from '@sidework/contracts/client-services/escrow';
import { payExpense } from '@sidework/contracts/client-services/expenses';
import * as extensions from '@sidework/contracts/client-services/extensions';
import * as milestones from '@sidework/contracts/client-services/milestones';
import * as negotiations from '@sidework/contracts/client-services/negotiations';
import { getPayment, payByCard } from '@sidework/contracts/client-services/payments';
import { progressService, requestChanges } from '@sidework/contracts/client-services/services';
import { giveTip } from '@sidework/contracts/client-services/tips';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { tellOfSandboxJob } from '../src/payments/webhooks/tell-of-sandbox.ts';
import { anExpense, aService } from './builders.ts';
import { aCard, aKey, aPayoutAccount } from './money.ts';
import type { testClientServices } from './service.ts';

type Tested = ReturnType<typeof testClientServices>;
export type Sends = 'once' | 'twice' | 'with another body';

/** How often it is sent under one key, and whether nothing else is asked of the service meanwhile. */
interface How {
  sends: Sends;
  isAlone: boolean;
}

interface Ask {
  by: Actor;
  endpoint: Endpoint;
  params?: Record<string, string>;
  body?: object;
  /** A body that says something else. */
  other?: object;
}

const timeZone = 'America/New_York';
const because = { reason: 'The tap drips.', explanation: 'Half of it was done.' };

/** How a step was answered; `ended`: a payment that was begun and then ended by the next. `unknown`: the process was killed over it, and it has no key that tells what became of it. */
export type Outcome = Answer | 'unknown' | 'ended';

interface Reply {
  statusCode: number;
  body: string;
  isRepeated?: boolean;
  json(): { code?: string; paymentId?: string };
}

/** The people ask the service of the test, or a process of its own. */
export interface Doors {
  as(actor: Actor): {
    call(endpoint: Endpoint, args?: CallArgs): Promise<Reply>;
  };
}

/** A service of its own two parties, and what they and a moderator do to its money through the doors of the service. */
export async function aDriver(service: Tested, totalCents: number, doors: Doors = service) {
  const client = await service.person();
  const professional = await service.person();
  await aPayoutAccount(service, client);
  await aPayoutAccount(service, professional);
  const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  const people = { client, professional };
  const { id } = await aService(service.db, {
    ...people,
    amountCents: totalCents,
    totalAmountCents: totalCents,
    deadline: '2099-01-01',
    deadlineTimeZone: timeZone,
  });
  const params = { serviceId: id };

  /** The newest of what the step answers, settled or open. */
  async function idIn(table: 'disputes' | 'payment_negotiations' | 'service_extension_requests') {
    const [row] = await service.sql<{ id: string }[]>`
      select id from ${service.sql(table)} where service_id = ${id} order by id desc limit 1`;
    return row?.id;
  }

  /** Gives the id of the plan, or nothing where it was refused. */
  async function proposeParts(...cents: number[]): Promise<string | undefined> {
    const parts = cents.map((amountCents, at) => ({ title: `Part ${at}`, amountCents }));
    const said = { params, body: { milestones: parts } };
    const asked = await service.as(professional).call(milestones.proposeMilestones, said);
    if (asked.statusCode >= 500) throw new Error(asked.body);
    return asked.json().proposed?.id;
  }

  /** The client acts on the first milestone that stands so. */
  async function ofMilestone(endpoint: Endpoint, status: string): Promise<Ask | undefined> {
    const [first] = await service.sql<{ id: string }[]>`
      select milestone.id from milestones milestone join milestone_plans plan on plan.id = plan_id
      where plan.service_id = ${id} and plan.status = 'agreed' and milestone.status = ${status}
      order by position limit 1`;
    return first && { by: client, endpoint, params: { ...params, milestoneId: first.id } };
  }

  async function askOf(step: Step, money: Money): Promise<Ask | undefined> {
    switch (step.do) {
      case 'begin-funding':
        return {
          by: client,
          endpoint: escrow.fundService,
          params,
          body: { amountCents: step.cents },
          other: { amountCents: step.cents + 1 },
        };
      case 'arrive':
        return undefined;
      case 'release':
        return { by: client, endpoint: escrow.releaseService, params };
      case 'request-release':
        return { by: professional, endpoint: escrow.requestRelease, params };
      case 'complete': {
        const body = { progressStage: 'completed' };
        return { by: professional, endpoint: progressService, params, body };
      }
      case 'reopen':
        return { by: client, endpoint: requestChanges, params, body: { reason: because.reason } };
      case 'paid-outside':
        return { by: client, endpoint: escrow.markPaidOutside, params };
      case 'cancel': {
        const body = { cause: step.blames ? 'client_no_show' : 'changed_plans' };
        const other = { cause: 'other' };
        return { by: people[step.by], endpoint: escrow.cancelService, params, body, other };
      }
      case 'dispute':
        return {
          by: people[step.by],
          endpoint: escrow.disputeService,
          params,
          body: { reason: because.reason },
          other: { reason: 'Another one.' },
        };
      case 'settle': {
        const disputeId = await idIn('disputes');
        const body = {
          ...splitOf(money, step.percentToProfessional),
          explanation: because.explanation,
        };
        const endpoint = escrow.settleDispute;
        return disputeId ? { by: moderator, endpoint, params: { disputeId }, body } : undefined;
      }
      case 'propose':
        return {
          by: people[step.by],
          endpoint: negotiations.proposeNegotiation,
          params,
          body: { proposedAmountCents: step.cents, timeZone, reason: because.reason },
        };
      case 'accept':
      case 'reject': {
        const negotiationId = await idIn('payment_negotiations');
        const isYes = step.do === 'accept';
        const endpoint = isYes ? negotiations.acceptNegotiation : negotiations.rejectNegotiation;
        const body = isYes ? { timeZone } : {};
        return negotiationId
          ? { by: people[step.by], endpoint, params: { negotiationId }, body }
          : undefined;
      }
      case 'ask-extension': {
        const body = { proposedDeadline: '2099-02-01', reason: because.reason };
        return { by: professional, endpoint: extensions.requestExtension, params, body };
      }
      case 'approve-extension': {
        const extensionId = await idIn('service_extension_requests');
        const endpoint = extensions.approveExtension;
        return extensionId ? { by: client, endpoint, params: { extensionId } } : undefined;
      }
      case 'refund': {
        const { explanation } = because;
        const body = { amountCents: step.cents, explanation };
        const other = { amountCents: step.cents, explanation: 'Another one.' };
        return { by: moderator, endpoint: escrow.refundReleased, params, body, other };
      }
      case 'tip':
        return {
          by: client,
          endpoint: giveTip,
          params,
          body: { amountCents: step.cents },
          other: { amountCents: step.cents + 1 },
        };
      case 'expense': {
        const { id: expenseId } = await anExpense(service.db, id, { amountCents: step.cents });
        return { by: client, endpoint: payExpense, params: { ...params, expenseId } };
      }
      case 'agree-parts': {
        const planId = await proposeParts(step.firstCents, money.totalCents - step.firstCents);
        const endpoint = milestones.agreeToMilestones;
        return planId ? { by: client, endpoint, params: { ...params, planId } } : undefined;
      }
      case 'fund-part':
        return ofMilestone(milestones.fundMilestone, 'planned');
      case 'release-part':
        return ofMilestone(milestones.releaseMilestone, 'funded');
      case 'pay-fee':
        return { by: professional, endpoint: escrow.payFee, params };
      case 'waive-fee':
        return { by: people[step.by], endpoint: escrow.waiveFee, params };
      case 'payout':
        return { by: people[step.by], endpoint: requestPayout };
    }
  }

  async function send(
    { by, endpoint, other, ...ask }: Ask,
    { sends, isAlone }: How,
  ): Promise<Outcome> {
    const { params: at = {}, body } = ask;
    const headers = endpoint.idempotency ? aKey() : {};
    const call = (content?: object) =>
      doors.as(by).call(endpoint, { params: at, headers, ...(content && { body: content }) });
    const isKeyed = endpoint.idempotency !== undefined;
    const replies = await Promise.all(
      (sends === 'twice' && isKeyed ? [body, body] : [body]).map((content) => call(content)),
    );
    const told = replies.filter((reply) => reply.json().code !== 'idempotency_in_flight');
    // If another person acts meanwhile, the second try may do what the first was refused.
    const [first, second] = isAlone
      ? told
      : told.toSorted((one, two) => one.statusCode - two.statusCode);
    if (!first) throw new Error('both were told that the other is in flight');
    if (second && isAlone && said(second) !== said(first))
      throw new Error(`${endpoint.url} sent twice: ${first.body} and ${second.body}`);
    if (first.statusCode >= 500) throw new Error(first.body);
    const isDone = first.statusCode < 300;
    if (first.isRepeated && !isKeyed && !isDone) return 'unknown';
    if (isDone && sends === 'with another body' && isKeyed && other) {
      const reused = await call(other);
      if (reused.statusCode !== 422)
        throw new Error(`${endpoint.url} took another body: ${reused.statusCode} ${reused.body}`);
    }
    if (isDone && isPaidByCard(endpoint) && !(await pay(first.json().paymentId ?? '')))
      return 'ended';
    return isDone ? 'done' : (first.statusCode as Answer);
  }

  /** A refusal is the same by its code, however often it is asked for. */
  const said = (reply: Reply) =>
    `${reply.statusCode} ${reply.statusCode < 300 ? reply.body : reply.json().code}`;

  const isPaidByCard = (endpoint: Endpoint) =>
    [escrow.fundService, giveTip, payExpense, milestones.fundMilestone].some(
      (each) => each === endpoint,
    );

  /** False where another payment that was begun meanwhile ended this one before its card was charged. */
  async function pay(paymentId: string): Promise<boolean> {
    const at = { params: { paymentId } };
    const paid = await service.as(client).call(payByCard, { ...at, body: aCard() });
    if (paid.statusCode === 409 && paid.json().code === 'payment_not_open') return false;
    if (paid.statusCode !== 200) throw new Error(paid.body);
    const stopping = new AbortController().signal;
    for (;;) {
      while (await tellOfSandboxJob.run(service.deps, stopping));
      const { status } = (await service.as(client).call(getPayment, at)).json();
      if (status !== 'processing') return true;
    }
  }

  return {
    id,
    ...people,
    async act(
      step: Step,
      money: Money,
      how: How = { sends: 'once', isAlone: false },
    ): Promise<Outcome> {
      const ask = await askOf(step, money);
      return ask ? send(ask, how) : 'absent';
    },
    /** The service as the database keeps it, in the words of the model. */
    async kept() {
      const [row] = await service.sql`
        select total_amount_cents::int as "totalCents", escrowed_amount_cents::int as "heldCents",
          released_amount_cents::int as "releasedCents", status, payment_status as payment,
          is_disputed as "isDisputed", extension_requested as "isExtensionAsked",
          deadline > '2099-01-01' as "isExtended",
          (select coalesce(json_agg(json_build_object('cents', part.amount_cents, 'status', part.status)
             order by position), '[]')
           from milestones part join milestone_plans plan on plan.id = plan_id
           where plan.service_id = s.id and plan.status = 'agreed') as parts,
          (select json_build_object('by', case proposed_by when client_id then 'client' else 'professional' end,
             'cents', proposed_amount_cents)
           from payment_negotiations where service_id = s.id and status = 'open') as proposed,
          (select json_build_object('payer', payer, 'cents', amount_cents, 'settledCents', settled_cents,
             'state', settlement)
           from payment_history where service_id = s.id and settlement is not null) as fee,
          (select coalesce(json_agg(payment_type || ' ' || amount_cents order by created_at, id), '[]')
           from payment_history where service_id = s.id) as history,
          ${ofKinds('pro_payable')} as "balanceCents", - ${ofKinds('pro_receivable')} as "owedCents",
          ${ofService(['pro_payable', 'pro_receivable'])} as "professionalCents",
          ${ofService(['fee_revenue'])} as "platformCents",
          ${ofService(['client_refund'])} as "refundedCents",
          - ${ofService(['provider_cash'])} as "fundedCents"
        from services s where id = ${id}`;
      return row;
    },
  };

  function ofKinds(kind: string) {
    return service.sql`(
      select coalesce(-sum(amount_cents), 0)::int from ledger_entries
      join ledger_accounts account on account.id = account_id
      where kind = ${kind} and owner_id = ${professional.id})`;
  }

  function ofService(kinds: string[]) {
    return service.sql`(
      select coalesce(-sum(amount_cents), 0)::int from ledger_entries
      join ledger_accounts account on account.id = account_id
      join ledger_transactions transaction on transaction.id = transaction_id
      where account.kind = any(${kinds}) and transaction.service_id = ${id}
        and transaction.kind <> 'refund_sent')`;
  }
}
