import {
  abandonPayment,
  confirmPayment,
  getPayment,
  type PaymentView,
  payByCard,
} from '@sidework/contracts/schema/client-services/payments';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, fill, type Person, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();

const aPayment = (given: Partial<PaymentView> = {}): PaymentView => ({
  id: anId(),
  amountCents: 45_000,
  description: 'Replace the kitchen faucet',
  purpose: 'service',
  payee: 'Pat Delgado',
  isHeld: true,
  work: { serviceId: anId(), totalCents: 124_000, paidCents: 44_000, feeBps: 1_000 },
  status: 'waiting',
  failure: null,
  card: null,
  returnTo: '/my-services',
  expiresAt: '2099-01-05T09:00:00.000Z',
  way: 'card',
  refundedCents: 0,
  ...given,
});

function open(given: Partial<PaymentView> = {}) {
  signInAs();
  const payment = aPayment(given);
  server.on(getPayment, () => payment);
  return { payment, ...renderApp(`/pay/${payment.id}`) };
}

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });

async function typeCard(person: Person, number = '4242 4242 4242 4242') {
  await fill(person, await field('Card number'), number);
  await fill(person, await field('Month and year'), '12/98');
  await fill(person, await field('Security code'), '123');
  await fill(person, await field('Name on the card'), 'Ada Lovelace');
}

describe('a payment', () => {
  it('is for whoever is asked: a visitor signs in first, and others find none', async () => {
    renderApp(`/pay/${anId()}`);
    await screen.findByRole('heading', { name: /Welcome/ });
    expect(currentPath()).toMatch(/^\/auth/);
  });

  it('that cannot be read says why, and is asked for again', async () => {
    signInAs();
    server.on(getPayment, () => refuse(503, 'unavailable', 'Please try again in a moment.'));
    const { person } = renderApp(`/pay/${anId()}`);
    expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
    server.on(getPayment, () => aPayment());
    await person.click(await button('Try again'));
    expect(await screen.findByText('$450.00')).toBeTruthy();
  });

  it('says what it is for, who gets it, that it is held, and what is left', async () => {
    open({ amountCents: 45_000 });
    expect(await screen.findByText('Pat Delgado')).toBeTruthy();
    for (const text of ['$1,240.00', '$440.00', '$450.00', '$350.00'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/held until you release it to Pat Delgado/)).toBeTruthy();
  });

  it('of a course names no price of work', async () => {
    open({ work: null, description: 'Safe wiring' });
    expect(await screen.findByText('Safe wiring')).toBeTruthy();
    expect(screen.queryByText('Agreed in all')).toBeNull();
    expect(screen.getByText(/14 days after a course/)).toBeTruthy();
  });

  it('shows the digits in fours, and takes a month and year without a stroke', async () => {
    const { person, payment } = open();
    await fill(person, await field('Card number'), '4242424242424242');
    await fill(person, await field('Month and year'), '0498');
    await fill(person, await field('Security code'), '123');
    await fill(person, await field('Name on the card'), 'Ada Lovelace');
    const number = (await field('Card number')) as HTMLInputElement;
    expect([number.value, number.inputMode]).toEqual(['4242 4242 4242 4242', 'numeric']);
    server.on(payByCard, () => ({ ...payment, status: 'succeeded' as const }));
    await person.click(await button('Pay $450.00'));
    expect(await screen.findByText('The payment arrived.')).toBeTruthy();
    expect(server.received(payByCard)[0]?.body).toMatchObject({ expiry: '04/98' });
  });

  it('that a card does not pay keeps what was typed', async () => {
    const { person, payment } = open();
    await typeCard(person, '4000 0000 0000 0002');
    server.on(payByCard, () => ({ ...payment, status: 'processing' as const }));
    const refused = { ...payment, status: 'waiting' as const, failure: 'The card was declined' };
    server.on(getPayment, () => refused);
    await person.click(await button('Pay $450.00'));
    expect(await screen.findByText('The card was declined', {}, { timeout: 5_000 })).toBeTruthy();
    expect(((await field('Card number')) as HTMLInputElement).value).toBe('4000 0000 0000 0002');
    expect(((await field('Name on the card')) as HTMLInputElement).value).toBe('Ada Lovelace');
  });

  it('names each field of the card that is wrong, and sends none', async () => {
    const { person } = open();
    await fill(person, await field('Card number'), '12');
    await fill(person, await field('Month and year'), '13/29');
    await fill(person, await field('Security code'), 'x');
    await person.click(await button('Pay $450.00'));
    for (const [name, fault] of [
      ['Card number', 'Enter the number of the card'],
      ['Month and year', 'Enter the month and year, as 04/29'],
      ['Security code', 'Enter the 3 or 4 digits'],
      ['Name on the card', 'Enter the name on the card'],
    ] as const) {
      expect(await screen.findByText(fault)).toBeTruthy();
      expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
    }
    expect(document.activeElement).toBe(await field('Card number'));
    expect(server.received(payByCard)).toEqual([]);
  });

  it('shows the refusal of the server beside its field', async () => {
    const { person } = open();
    await typeCard(person);
    const text = 'This card has expired';
    server.on(payByCard, () => refuse(422, 'payment_declined', text, { fields: { expiry: text } }));
    await person.click(await button('Pay $450.00'));
    expect(await screen.findByText(text)).toBeTruthy();
    expect((await field('Month and year')).getAttribute('aria-invalid')).toBe('true');
  });

  it('is under way until its outcome comes, and leads back', async () => {
    const { person, payment } = open();
    await typeCard(person);
    const paid = { ...payment, status: 'succeeded', card: 'Visa ending in 4242' } as const;
    server.on(payByCard, () => paid);
    await person.click(await button('Pay $450.00'));
    expect(await screen.findByText('Visa ending in 4242 was charged.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe('/my-services');
    expect(server.received(payByCard)[0]?.body).toMatchObject({ expiry: '12/98', code: '123' });
  });

  it('is confirmed where the bank asks', async () => {
    const { person, payment } = open({ status: 'confirming' });
    server.on(confirmPayment, () => refuse(409, 'payment_not_open', 'It is over.'));
    await person.click(await button('Confirm the payment'));
    expect(await toastOf('Error')).toContain('It is over.');
    server.on(confirmPayment, () => ({ ...payment, status: 'succeeded' as const }));
    await person.click(await button('Confirm the payment'));
    expect(await screen.findByText('The payment arrived.')).toBeTruthy();
  });

  it('is left unpaid on request', async () => {
    const { person, payment } = open();
    server.on(abandonPayment, () => ({ ...payment, status: 'failed' as const }));
    await person.click(await button('Cancel payment'));
    expect(await screen.findByText('Not paid')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back' })).toBeTruthy();
  });

  it.each([
    [{ status: 'waiting', failure: 'The card was declined' }, 'The card was declined'],
    [{ status: 'processing' }, 'The payment is under way'],
    [{ status: 'expired' }, 'The time to pay is over'],
    [
      { status: 'refunded', card: 'Visa ending in 4242' },
      'All of it went back to Visa ending in 4242.',
    ],
  ] as const)('%o says "%s"', async (given, text) => {
    open(given);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
