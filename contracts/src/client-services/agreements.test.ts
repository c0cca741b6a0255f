import { expect, it } from 'vitest';
import { connectionStatuses } from '../network-chat/connections.ts';
import { domesticCountry, extensionStatuses } from './agreements.ts';
import { cancellationFeePercentage } from './terms.ts';

it('the default fee of a cancellation is 25 percent [CONST-03, PAY-17]', () => {
  expect(cancellationFeePercentage).toBe(25);
});

it('a domestic client lives in the United States [CONST-11]', () => {
  expect(domesticCountry).toBe('United States');
});

it('connections and asked extensions have the three states of the specification [CONST-33]', () => {
  expect(connectionStatuses).toEqual(['pending', 'accepted', 'rejected']);
  expect(extensionStatuses).toEqual(['pending', 'approved', 'denied']);
});
