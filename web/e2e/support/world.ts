import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export function personIn(token: string): string {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
}

/** Journeys about something else use the API for their preparations. */
export function worldOf(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  /** A profile that was set up reaches the services a moment later; until then its owner may not act. */
  async function post(path: string, data: object = {}) {
    const once = { ...headers, 'idempotency-key': randomUUID() };
    const send = () => request.post(path, { headers: once, data });
    let reply = await send();
    const isEarly = async () =>
      reply.status() === 403 || (await reply.text()).includes('account_not_ready');
    if (await isEarly())
      await expect(async () => {
        reply = await send();
        expect(await isEarly(), `POST ${path}`).toBe(false);
      }).toPass({ timeout: 10_000 });
    expect(reply.ok(), `POST ${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  }
  return {
    job: (title: string, category = 'plumbing'): Promise<{ id: string }> =>
      post('/api/jobs', {
        title,
        description: 'A description that is long enough to be one, and then a little longer.',
        category,
        budgetMinCents: 8_000,
        budgetMaxCents: 15_000,
        location: 'Newark, NJ',
        latitude: 40.7357,
        longitude: -74.1724,
      }),
    gig: (title: string): Promise<{ id: string }> =>
      post('/api/gigs', {
        title,
        description: 'A description that is long enough to be one, and then a little longer.',
        category: 'plumbing',
        pricingType: 'hourly',
        priceCents: 8_000,
      }),
    proposal: (jobId: string): Promise<{ id: string }> =>
      post(`/api/jobs/${jobId}/proposals`, {
        proposedCostCents: 9_950,
        message: 'I can come tomorrow morning and bring the parts.',
      }),
    deduction: (description: string, amountCents: number): Promise<{ id: string }> =>
      post('/api/deductions', {
        description,
        amountCents,
        date: '2026-02-03',
        category: 'Supplies',
      }),
    contact: (details: { fullName: string; email: string }): Promise<{ id: string }> =>
      post('/api/crm/people', details),
    hire: (proposalId: string) => post(`/api/proposals/${proposalId}/accept`),
    /** The service of a hire, as soon as it has arrived. */
    async service(title: string): Promise<{ id: string }> {
      let found: { id: string; title: string } | undefined;
      await expect(async () => {
        const reply = await request.get('/api/services?as=professional&limit=100', { headers });
        const { items } = (await reply.json()) as { items: { id: string; title: string }[] };
        found = items.find((service) => service.title === title);
        expect(found).toBeDefined();
      }).toPass({ timeout: 10_000 });
      return found as { id: string };
    },
    /** A license that expires today, income and a deduction of today, and the statements of the year. */
    async books() {
      const date = new Date().toISOString().slice(0, 10);
      const license = { licenseName: 'Master Plumber', licenseNumber: '1', expiryDate: date };
      await post('/api/licenses', license);
      const record = { description: 'Kitchen faucet', category: 'Other', date };
      await post('/api/income-records', { ...record, amountCents: 45_000 });
      await post('/api/deductions', { ...record, amountCents: 12_000 });
      await post('/api/financial-statements', { year: Number(date.slice(0, 4)), period: 'annual' });
    },
    /** Pays into the protected funds of a service with a test card, and waits for the provider's word. */
    async fund(serviceId: string, amountCents: number) {
      const { paymentId } = await post(`/api/services/${serviceId}/fund`, { amountCents });
      const payment = `/api/payments/${paymentId}`;
      const card = { number: '4242 4242 4242 4242', expiry: '12/98', code: '123', name: 'Robin' };
      await post(`${payment}/card`, card);
      await expect(async () => {
        const { status } = await (await request.get(payment, { headers })).json();
        expect(status).toBe('succeeded');
      }).toPass({ timeout: 10_000 });
    },
    license: (licenseName: string): Promise<{ id: string }> =>
      post('/api/licenses', { licenseName, licenseNumber: '1', issuingState: 'New Jersey' }),
    /** 12 of 20 hours in Ethics for accountants of New Jersey. */
    requirement: (requirementName: string, relatedLicenseId?: string): Promise<{ id: string }> =>
      post('/api/ce-requirements', {
        requirementName,
        ...(relatedLicenseId && { relatedLicenseId }),
        hoursRequired: 20,
        hoursCompleted: 12,
        deadline: `${new Date().getUTCFullYear() + 1}-12-31`,
        profession: 'accounting',
        state: 'New Jersey',
        subject: 'Ethics',
      }),
    release: (serviceId: string) => post(`/api/services/${serviceId}/release`),
    clientAbroad: (clientId: string, country: string) =>
      post('/api/crm/clients', { clientId, type: 'international', country }),
    message: (receiverId: string, content: string) =>
      post('/api/messages', { receiverId, content }),
    progress: (serviceId: string, progressStage: string) =>
      post(`/api/services/${serviceId}/progress`, { progressStage }),
  };
}
