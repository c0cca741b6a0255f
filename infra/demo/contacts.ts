import type { Ask } from './deeds.ts';
import { demoPassword } from './people.ts';

interface DemoContact {
  fullName: string;
  email?: string;
  phone?: string;
  address?: string;
  notes?: string;
  stage: 'lead' | 'proposed';
  task?: { title: string; inDays: number };
  /** A contract that waits for their signature. */
  contract?: { title: string; description: string; amountCents: number; name: string };
}

/** People without an account whom a plumber keeps on the board. */
const contacts: DemoContact[] = [
  {
    fullName: 'Rosa Marino',
    email: 'rosa.marino@example.com',
    phone: '973-555-0148',
    address: '214 Elm Road, Newark, NJ 07105',
    notes: 'Hard of hearing: ring twice, speak slowly. Side door, the dog is friendly.',
    stage: 'proposed',
    task: { title: 'Call about the sump pump', inDays: 2 },
    contract: {
      title: 'Sump pump in the basement',
      description:
        'New pump with a battery, pit cleaned, line to the yard. The old pump is taken away.',
      amountCents: 64_000,
      name: 'Pat Delgado',
    },
  },
  {
    fullName: 'Bloomfield Bakery',
    phone: '973-555-0172',
    address: '31 Broad Street, Bloomfield, NJ 07003',
    notes: 'Two ovens on one line. Wants the water heater checked before the holidays.',
    stage: 'lead',
    task: { title: 'Send a price for the yearly check', inDays: 5 },
  },
  {
    fullName: 'Theo Lindqvist',
    email: 'theo.lindqvist@example.com',
    notes: 'Met at the block party. New bathroom next spring.',
    stage: 'lead',
  },
];

const dayMs = 86_400_000;
const timeZone = 'America/New_York';

/** Writes them down as the plumber, with what is next. */
export async function keepContacts(ask: Ask, plumber: string): Promise<void> {
  const session = await ask('POST', '/auth/v1/token?grant_type=password', undefined, {
    email: `${plumber}@demo.sidework.local`,
    password: demoPassword,
  });
  const token = String(session.access_token);
  for (const { stage, task, contract, ...details } of contacts) {
    const { id } = await ask('POST', '/api/crm/people', token, details);
    if (stage !== 'lead') await ask('PUT', `/api/crm/people/${id}/stage`, token, { stage });
    if (contract)
      await ask('POST', `/api/crm/people/${id}/contract`, token, { ...contract, timeZone });
    if (!task) continue;
    const dueOn = new Date(Date.now() + task.inDays * dayMs).toISOString().slice(0, 10);
    await ask('POST', `/api/crm/people/${id}/tasks`, token, { title: task.title, dueOn, timeZone });
  }
}
