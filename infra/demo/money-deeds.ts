import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toldMomentHeader } from '@sidework/chassis/http/told-moments';
import type { Ask, Member } from './deeds.ts';
import type { DemoMilestone } from './milestone-work.ts';
import {
  type bankAccount,
  type Deed,
  type DeedOnMilestone,
  type disputed,
  doors,
  milestoneDoors,
  type PaidWork,
  type Spent,
  type Written,
} from './paid-work.ts';
import { toldAt } from './timeline.ts';
import { writtenPdf } from './written-pdf.ts';

interface Parties {
  client: Member;
  professional: Member;
}

/** A card of the sandbox that pays. */
const card = { number: '4242 4242 4242 4242', expiry: '12/98', code: '123', name: 'Demo Client' };
const otherThan = { client: 'professional', professional: 'client' } as const;
type Side = keyof typeof otherThan;
const cents = (dollars: number) => dollars * 100;
const once = () => ({ 'idempotency-key': randomUUID() });
/** The demo profile books a deed at the moment that it is told of, so nothing in the ledger is moved afterwards. */
const told = (daysAgo: number) => ({
  [toldMomentHeader]: new Date(toldAt(Date.now(), daysAgo)).toISOString(),
});

/** The demo people act on clients and money by the endpoints that the web app uses. */
export function moneyDeedsBy(ask: Ask) {
  /** Pays by the card of the sandbox what the door asks for, and waits until the money has arrived. */
  async function pay(
    door: string,
    { token }: Member,
    daysAgo: number,
    body?: { amountCents: number },
  ) {
    const { paymentId } = await ask('POST', door, token, body, once());
    const payment = `/api/payments/${paymentId}`;
    await ask('POST', `${payment}/card`, token, card, told(daysAgo));
    for (let tries = 0; tries < 500; tries += 1) {
      const { status } = await ask('GET', payment, token);
      if (status === 'succeeded') return;
      await sleep(20);
    }
    throw new Error(`The payment of ${door} was not settled.`);
  }

  const fund = (service: string, client: Member, daysAgo: number, dollars: number) =>
    pay(`${service}/fund`, client, daysAgo, { amountCents: cents(dollars) });

  /** The professional asks with the receipt, and the client pays where the story has it. */
  async function spend(
    service: string,
    { client, professional }: Parties,
    daysAgo: number,
    spent: Spent,
  ) {
    const { title, dollars, isPaid } = spent;
    const spentOn = new Date(toldAt(Date.now(), daysAgo)).toISOString().slice(0, 10);
    const bought = { title, amountCents: Math.round(cents(dollars)), spentOn };
    const added = await ask(
      'POST',
      `${service}/expenses`,
      professional.token,
      bought,
      told(daysAgo),
    );
    const expense = `${service}/expenses/${added.id}`;
    const receipt = writtenPdf('Receipt', [title, `Paid $${dollars.toFixed(2)}`, spentOn]);
    const headers = { ...told(daysAgo), 'content-type': 'application/pdf' };
    await ask('PUT', `${expense}/receipt`, professional.token, receipt, headers);
    if (isPaid) await pay(`${expense}/pay`, client, daysAgo - 0.2);
  }

  /** The professional signs the terms as they are, and the client after them. */
  async function sign(service: string, { client, professional }: Parties, daysAgo: number) {
    const headers = () => ({ ...told(daysAgo), ...once() });
    const path = `${service}/contracts`;
    const { draft } = await ask('GET', path, professional.token);
    const { textHash } = draft as { textHash: string };
    const offered = { name: 'Pat Delgado', textHash };
    const { contracts } = await ask('POST', path, professional.token, offered, headers());
    const [contract] = contracts as { id: string }[];
    const signed = { name: 'Helen Park', textHash };
    await ask('POST', `${path}/${contract?.id}/sign`, client.token, signed, headers());
  }

  /** The professional splits the work, and the client agrees. */
  async function split(
    service: string,
    { client, professional }: Parties,
    daysAgo: number,
    parts: DemoMilestone[],
  ) {
    const milestones = parts.map(({ title, dollars }) => ({ title, amountCents: cents(dollars) }));
    const headers = () => ({ ...told(daysAgo), ...once() });
    const { proposed } = await ask(
      'POST',
      `${service}/milestones`,
      professional.token,
      { milestones },
      headers(),
    );
    const { id } = proposed as { id: string };
    const agree = `${service}/milestone-plans/${id}/agree`;
    await ask('POST', agree, client.token, undefined, headers());
  }

  async function actOnMilestone(
    service: string,
    parties: Parties,
    [daysAgo, deed, position]: DeedOnMilestone,
  ) {
    const [side, door] = milestoneDoors[deed];
    const { agreed } = await ask('GET', `${service}/milestones`, parties[side].token);
    const { milestones } = agreed as { milestones: { id: string }[] };
    const path = `${service}/milestones/${milestones[position]?.id}/${door}`;
    if (door === 'fund') return pay(path, parties.client, daysAgo);
    await ask('POST', path, parties[side].token, undefined, { ...told(daysAgo), ...once() });
  }

  async function write(parties: Parties, { by, content }: Written) {
    const receiverId = parties[otherThan[by]].id;
    await ask('POST', '/api/messages', parties[by].token, { receiverId, content });
  }

  /** The side gives every message of the conversation to the open dispute, as they stand. */
  async function giveMessages(service: string, parties: Parties, side: Side) {
    const { token } = parties[side];
    const conversation = `/api/conversations/${parties[otherThan[side]].id}`;
    const { items } = await ask('GET', `${conversation}/messages`, token);
    const messageIds = (items as { id: string }[]).map(({ id }) => id);
    const serviceId = service.split('/').at(-1);
    await ask('POST', `${conversation}/evidence`, token, { serviceId, messageIds });
  }

  return {
    async addClient({ token }: Member, client: Record<string, unknown>, daysAgo: number) {
      await ask('POST', '/api/crm/clients', token, client, told(daysAgo));
    },

    /** A professional enters work for a client of theirs. */
    async propose({ client, professional }: Parties, given: PaidWork): Promise<string> {
      const { title, description, dollars, daysAgo } = given;
      const offer = { clientId: client.id, title, description, amountCents: cents(dollars) };
      const service = await ask('POST', '/api/services', professional.token, offer, told(daysAgo));
      return `/api/services/${service.id}`;
    },

    async act(service: string, parties: Parties, [daysAgo, deed, given]: Deed) {
      if (deed === 'fund') return fund(service, parties.client, daysAgo, given);
      if (deed === 'sign contract') return sign(service, parties, daysAgo);
      if (deed === 'tip')
        return pay(`${service}/tips`, parties.client, daysAgo, { amountCents: cents(given) });
      if (deed === 'write') return write(parties, given);
      if (deed === 'give messages') return giveMessages(service, parties, given);
      if (deed === 'expense') return spend(service, parties, daysAgo, given);
      if (deed === 'agree on milestones') return split(service, parties, daysAgo, given);
      if (deed === 'fund milestone' || deed === 'finish milestone' || deed === 'release milestone')
        return actOnMilestone(service, parties, [daysAgo, deed, given]);
      const [side, door] = doors[deed];
      const headers = { ...told(daysAgo), ...once() };
      await ask('POST', `${service}/${door}`, parties[side].token, given, headers);
    },

    /** A moderator splits what is held; nothing is told of it but the present moment. */
    async decide(moderatorToken: string, { title, ...split }: typeof disputed) {
      const { items } = await ask('GET', '/api/disputes', moderatorToken);
      const dispute = (items as { id: string; serviceId: string; title: string }[]).find(
        (each) => each.title === title,
      );
      if (!dispute) throw new Error(`There is no dispute about "${title}".`);
      await ask('POST', `/api/disputes/${dispute.id}/settle`, moderatorToken, split, once());
      return dispute.serviceId;
    },

    /** The bank account of payouts, which the sandbox verifies a moment later. */
    async chooseAccount({ token }: Member, account: typeof bankAccount, daysAgo: number) {
      await ask('PUT', '/api/payout-account', token, account, told(daysAgo));
      for (let tries = 0; tries < 500; tries += 1) {
        const { account: kept } = await ask('GET', '/api/payout-account', token);
        if ((kept as { status?: string } | null)?.status === 'verified') return;
        await sleep(20);
      }
      throw new Error('The bank account was not verified.');
    },

    async payOut({ token }: Member, daysAgo: number) {
      await ask('POST', '/api/payouts', token, undefined, { ...told(daysAgo), ...once() });
    },
  };
}
