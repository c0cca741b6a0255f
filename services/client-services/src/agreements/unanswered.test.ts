import { describe, expect, it } from 'vitest';
import { requireFew, type Unanswered } from './unanswered.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const proposed = (clientId: string, hours: number, isOpen = true): Unanswered => ({
  clientId,
  isOpen,
  isDeclined: false,
  createdAt: hoursAgo(hours),
});
const declined = (clientId: string, hours: number): Unanswered => ({
  ...proposed(clientId, hours, false),
  isDeclined: true,
});
const toOthers = (count: number, hours = 1) =>
  Array.from({ length: count }, (_, at) => proposed(`client ${at}`, hours));

describe('a service for a stranger', () => {
  it.each([
    ['the first', []],
    ['one beside those of others', toOthers(19)],
    ['one a day after one that was taken back', [proposed('ada', 24, false)]],
    ['one where many were asked yesterday', toOthers(40, 24)],
    ['one after one that was declined', [declined('ada', 1)]],
    ['one a day after two that were declined', [declined('ada', 24), declined('ada', 25)]],
  ])('%s is proposed', (_, unanswered) => {
    expect(() => requireFew(unanswered, 'ada', now)).not.toThrow();
  });

  it.each([
    ['one waits for them', [proposed('ada', 1)]],
    ['one has waited for a month', [proposed('ada', 720)]],
    ['one was taken back today', [proposed('ada', 23, false)]],
    ['two were declined today', [declined('ada', 1), declined('ada', 2)]],
    ['one waits after one that was declined', [declined('ada', 2), proposed('ada', 1)]],
  ])('is refused beside its client where %s', (_, unanswered) => {
    expect(() => requireFew(unanswered, 'ada', now)).toThrow(
      expect.objectContaining({
        statusCode: 409,
        code: 'service_unanswered',
        fields: { clientId: expect.stringContaining('has not accepted your last service') },
      }),
    );
  });

  it('is refused after twenty people within a day, and says until when', () => {
    expect(() => requireFew([...toOthers(19), declined('bo', 23)], 'ada', now)).toThrow(
      expect.objectContaining({
        statusCode: 429,
        code: 'too_many_new_clients',
        retryAfterSeconds: 3_600,
      }),
    );
  });
});
