import { randomUUID } from 'node:crypto';
import { proposalAccepted } from '@sidework/contracts/marketplace/events';
import { offerAccepted } from '@sidework/contracts/network-chat/events';
import { describe, expect, it } from 'vitest';
import { aHire } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

describe('a hire', () => {
  it('begins the service at the agreed cost and makes the client one of the CRM [TRK-36]', async () => {
    const [client, professional] = [await service.person(), await service.person()];
    const hire = aHire(client, professional);
    expect(await service.receive(proposalAccepted, hire)).toEqual(['acknowledged']);
    const [row] = await service.sql`select * from services where proposal_id = ${hire.proposalId}`;
    expect(row).toMatchObject({
      client_id: client.id,
      professional_id: professional.id,
      title: hire.title,
      amount_cents: 9_900,
      total_amount_cents: 9_900,
      status: 'in_progress',
      payment_status: 'pending',
      escrowed_amount_cents: 0,
      cancellation_fee_percentage: 25,
      progress_stage: 'not_started',
      progress_percentage: 0,
      extension_requested: false,
      completed_at: null,
      deadline: null,
      estimated_completion_date: null,
      extension_reason: null,
      extension_requested_at: null,
      new_proposed_deadline: null,
    });
    const [crm] = await service.sql`select * from crm_clients where client_id = ${client.id}`;
    expect(crm).toMatchObject({
      professional_id: professional.id,
      country: 'United States',
      is_international: false,
    });
    const [started] = await service.emitted('client-services.service.started.v1');
    expect(started?.data).toMatchObject({ serviceId: row?.id, proposalId: hire.proposalId });
  });

  it('changes nothing when it is delivered again', async () => {
    const hire = aHire(await service.person(), await service.person());
    const id = randomUUID();
    await service.receive(proposalAccepted, hire, { id });
    expect(await service.receive(proposalAccepted, hire, { id, attempt: 2 })).toEqual([
      'acknowledged',
    ]);
    const rows = await service.sql`select from services where proposal_id = ${hire.proposalId}`;
    expect(rows).toHaveLength(1);
  });

  it('of the same two again begins another service and no second client', async () => {
    const [client, professional] = [await service.person(), await service.person()];
    await service.receive(proposalAccepted, aHire(client, professional));
    await service.receive(proposalAccepted, aHire(client, professional));
    const services = await service.sql`select from services where client_id = ${client.id}`;
    const clients = await service.sql`select from crm_clients where client_id = ${client.id}`;
    expect([services.length, clients.length]).toEqual([2, 1]);
  });

  it('that cannot be handled is put off, then parked', async () => {
    const client = await service.person();
    const impossible = aHire(client, client);
    expect(await service.receive(proposalAccepted, impossible)).toEqual(['retried in 1000']);
    expect(await service.receive(proposalAccepted, impossible, { attempt: 8 })).toEqual(['ended']);
    const [parked] = await service.sql`select consumer, envelope from dead_letters`;
    expect(parked?.consumer).toBe('begin-service-when-proposal-accepted');
  });
});

describe('an offer that was accepted in chat', () => {
  it('begins the service at its terms, once, however often it is told', async () => {
    const [client, professional] = [await service.person(), await service.person()];
    const offer = {
      offerId: randomUUID(),
      clientId: client.id,
      professionalId: professional.id,
      title: 'Two bookcases',
      description: 'Oak, to the ceiling.',
      amountCents: 120_000,
      deadline: '2030-01-15',
      timeZone: 'America/New_York',
      gigId: null,
    };
    const id = randomUUID();
    await service.receive(offerAccepted, offer, { id });
    await service.receive(offerAccepted, offer, { id, attempt: 2 });
    const rows = await service.sql`select * from services where offer_id = ${offer.offerId}`;
    expect(rows).toMatchObject([
      {
        title: 'Two bookcases',
        description: 'Oak, to the ceiling.',
        total_amount_cents: 120_000,
        deadline: '2030-01-15',
        deadline_time_zone: 'America/New_York',
        estimated_completion_date: '2030-01-15',
        agreement: 'accepted',
        status: 'in_progress',
      },
    ]);
    const started = await service.emitted('client-services.service.started.v1');
    expect(started.at(-1)?.data).toMatchObject({ serviceId: rows[0]?.id, offerId: offer.offerId });
    const expected = (await service.emitted('client-services.work.expected.v1')).filter(
      ({ data }) => data.serviceId === rows[0]?.id,
    );
    expect(expected).toMatchObject([{ data: { grossCents: 120_000 } }]);
    const crm = await service.sql`select from crm_clients where client_id = ${client.id}`;
    expect(crm).toHaveLength(1);
  });
});
