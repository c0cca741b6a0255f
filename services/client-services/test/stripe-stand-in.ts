import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import Stripe from 'stripe';

interface Answer {
  status: number;
  body: object;
}

type Form = Record<string, string>;
type Trouble = 'breaks-before' | 'breaks-after';

const refusal = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: code } },
});

/**
 * Stripe's HTTP API as far as the adapter uses it. It keeps every answer under its idempotency key, refusals too, and
 * refuses other parameters under the same key, as Stripe does.
 */
export async function startStripe({ key, secret }: { key: string; secret: string }) {
  const sessions = new Map<string, { url: string; amountCents: number; form: Form }>();
  const intents = new Map<string, { amountCents: number; refundedCents: number }>();
  const accounts = new Map<string, { personId: string }>();
  /** The cards of each customer, by their names. */
  const customers = new Map<string, string[]>();
  const refunds: { intent: string; amountCents: number }[] = [];
  const transfers: { destination: string; amountCents: number }[] = [];
  const kept = new Map<string, { form: Form; answer: Answer }>();
  const troubles: Trouble[] = [];
  const seenKeys: string[] = [];
  /** Whether accounts may receive money, which they may once their owners told Stripe who they are. */
  const settings = { opensAccounts: true, requirements: {} };
  let made = 0;
  const next = (prefix: string) => {
    made += 1;
    return `${prefix}_${made}`;
  };

  const doors: Record<string, (form: Form) => Answer> = {
    '/v1/checkout/sessions': (form) => {
      const id = next('cs');
      const url = `https://checkout.example/${id}`;
      const amountCents = Number(form['line_items[0][price_data][unit_amount]']);
      sessions.set(id, { url, amountCents, form });
      return { status: 200, body: { id, object: 'checkout.session', url } };
    },
    '/v1/customers': () => {
      const id = next('cus');
      customers.set(id, []);
      return { status: 200, body: { id, object: 'customer' } };
    },
    '/v1/refunds': ({ payment_intent: intent = '', amount }) => {
      const paid = intents.get(intent);
      if (!paid) return refusal(404, 'invalid_request_error', 'resource_missing');
      const amountCents = Number(amount);
      if (paid.refundedCents + amountCents > paid.amountCents)
        return refusal(400, 'invalid_request_error', 'charge_already_refunded');
      paid.refundedCents += amountCents;
      refunds.push({ intent, amountCents });
      return { status: 200, body: { id: next('re'), object: 'refund', amount: amountCents } };
    },
    '/v1/accounts': (form) => {
      const id = next('acct');
      accounts.set(id, { personId: form['metadata[personId]'] ?? '' });
      return { status: 200, body: { id, object: 'account' } };
    },
    '/v1/account_links': ({ account = '', return_url: back = '' }) =>
      accounts.has(account)
        ? { status: 200, body: { object: 'account_link', url: `${back}?of=${account}` } }
        : refusal(404, 'invalid_request_error', 'resource_missing'),
    '/v1/transfers': ({ destination = '', amount }) => {
      if (!accounts.has(destination) || !settings.opensAccounts)
        return refusal(400, 'invalid_request_error', 'insufficient_capabilities_for_transfer');
      transfers.push({ destination, amountCents: Number(amount) });
      return { status: 200, body: { id: next('tr'), object: 'transfer' } };
    },
  };

  /** An account as its owner told Stripe of it: it may be paid out to once Stripe asks for nothing more. */
  function accountOf(id: string): Answer {
    if (!accounts.has(id)) return refusal(404, 'invalid_request_error', 'resource_missing');
    const bank = {
      object: 'bank_account',
      account_holder_name: 'Ada Example',
      bank_name: 'Ironbound Community Bank',
      last4: '4417',
    };
    const body = {
      id,
      object: 'account',
      payouts_enabled: settings.opensAccounts,
      external_accounts: { object: 'list', data: [bank] },
      requirements: settings.requirements,
    };
    return { status: 200, body };
  }

  const cardOf = (id: string) => ({
    id,
    object: 'payment_method',
    customer: [...customers].find(([, cards]) => cards.includes(id))?.[0] ?? null,
    card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2029 },
  });

  /** The kept cards of a customer, one of them, or its end. */
  function cardsAt(method: string, url: string): Answer | undefined {
    const customer = /^\/v1\/customers\/(\w+)\/payment_methods\?/.exec(url)?.[1];
    if (customer) {
      const data = (customers.get(customer) ?? []).map(cardOf);
      return { status: 200, body: { object: 'list', data, has_more: false } };
    }
    const ended = method === 'DELETE' && /^\/v1\/customers\/(\w+)$/.exec(url)?.[1];
    if (ended)
      return customers.delete(ended)
        ? { status: 200, body: { id: ended, object: 'customer', deleted: true } }
        : refusal(404, 'invalid_request_error', 'resource_missing');
    const [, id, act] = /^\/v1\/payment_methods\/(\w+)(\/detach)?$/.exec(url) ?? [];
    if (!id) return undefined;
    const card = cardOf(id);
    if (!card.customer) return refusal(404, 'invalid_request_error', 'resource_missing');
    if (method === 'POST' && act)
      customers.set(
        card.customer,
        (customers.get(card.customer) ?? []).filter((each) => each !== id),
      );
    return { status: 200, body: card };
  }

  async function answer(request: IncomingMessage): Promise<Answer | 'breaks'> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    if (request.headers.authorization !== `Bearer ${key}`)
      return refusal(401, 'invalid_request_error', 'api_key_invalid');
    const asked = /^\/v1\/accounts\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (request.method === 'GET' && asked) return accountOf(asked);
    const cards = cardsAt(request.method ?? '', request.url ?? '');
    if (cards) return cards;
    const door = doors[request.url ?? ''];
    if (request.method !== 'POST' || !door)
      return refusal(404, 'invalid_request_error', 'url_invalid');
    const trouble = troubles.shift();
    const idempotencyKey = String(request.headers['idempotency-key']);
    seenKeys.push(idempotencyKey);
    if (trouble === 'breaks-before') return 'breaks';
    const known = kept.get(idempotencyKey);
    if (known && !isDeepStrictEqual(known.form, form))
      return refusal(400, 'idempotency_error', 'idempotency_key_in_use');
    const told = known?.answer ?? door(form);
    kept.set(idempotencyKey, { form, answer: told });
    return trouble === 'breaks-after' ? 'breaks' : told;
  }

  const server = createServer((request, response: ServerResponse) => {
    void answer(request).then((told) => {
      if (told === 'breaks') return request.socket.destroy();
      response.writeHead(told.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(told.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  function sessionAt(url: string) {
    const [id, session] = [...sessions].find(([, each]) => each.url === url) ?? [];
    if (!id || !session) throw new Error(`there is no session at ${url}`);
    return { id, ...session };
  }

  const metadataOf = (form: Form) => ({
    paymentId: form['metadata[paymentId]'],
    reference: form['metadata[reference]'],
  });

  /** An event as Stripe sends it: the text, and the signature over it. */
  async function told(type: string, object: object, signedWith = secret) {
    const body = JSON.stringify({ id: next('evt'), object: 'event', type, data: { object } });
    const header = { payload: body, secret: signedWith };
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync(header);
    return { body, signature };
  }

  return Object.assign(settings, {
    url: `http://127.0.0.1:${port}`,
    sessions,
    customers,
    accounts,
    refunds,
    transfers,
    seenKeys,
    /** The next requests go wrong: the connection breaks before or after Stripe did what it was asked for. */
    break: (...next: Trouble[]) => void troubles.push(...next),
    /** The card is charged on Stripe's page; `isSlow` where its bank answers later. Gives the event, and what tells of it again. */
    async pay(url: string, { isSlow = false, amountCents = sessionAt(url).amountCents } = {}) {
      const { id, form } = sessionAt(url);
      const intent = next('pi');
      intents.set(intent, { amountCents, refundedCents: 0 });
      const session = {
        id,
        object: 'checkout.session',
        metadata: metadataOf(form),
        payment_intent: intent,
        amount_total: amountCents,
      };
      const tell = (type: string, status: string, signedWith?: string) =>
        told(`checkout.session.${type}`, { ...session, payment_status: status }, signedWith);
      return {
        intent,
        first: await tell('completed', isSlow ? 'unpaid' : 'paid'),
        later: () => tell('async_payment_succeeded', 'paid'),
        laterNot: () => tell('async_payment_failed', 'unpaid'),
        forged: () => tell('completed', 'paid', 'whsec_of_another'),
      };
    },
    async decline(url: string, message: string) {
      const { form } = sessionAt(url);
      return told('payment_intent.payment_failed', {
        id: next('pi'),
        object: 'payment_intent',
        metadata: metadataOf(form),
        last_payment_error: { message },
      });
    },
    /** The bank asks for more, on Stripe's page. */
    askToConfirm: (url: string) =>
      told('payment_intent.requires_action', {
        id: next('pi'),
        object: 'payment_intent',
        metadata: metadataOf(sessionAt(url).form),
      }),
    leave: (url: string) => {
      const { id, form } = sessionAt(url);
      const session = { id, object: 'checkout.session', metadata: metadataOf(form) };
      return told('checkout.session.expired', { ...session, payment_status: 'unpaid' });
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  });
}
