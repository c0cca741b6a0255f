import { describe, expect, it } from 'vitest';
import { client, heldWork, now, professional, refusal, stranger } from '../../test/work.ts';
import * as Case from './case.ts';
import * as Dispute from './dispute.ts';

const { service, dispute } = Dispute.open('dispute', heldWork(), 'Not done.', client, now);
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000);
const moderator = { by: { id: 'moderator' }, concerned: [], appealDays: 3 };
const split = { toClientCents: 4_000, toProfessionalCents: 6_000, explanation: 'Half is done.' };
const { dispute: decided } = Dispute.decide(dispute, service, split, moderator, now);
const appealed = Case.appeal(decided, service, 'No.', professional, days(1)).dispute;

describe('the answer to a dispute', () => {
  it.each([
    ['of who opened it', dispute, client, now, 'own_dispute'],
    ['of a stranger', dispute, stranger, now, 'service_not_found'],
    ['after the decision', decided, professional, now, 'dispute_settled'],
    ['told twice', { ...dispute, answeredAt: now }, professional, now, 'dispute_answered'],
    ['after its five days', dispute, professional, days(5), 'answer_too_late'],
  ])('%s is refused', (_, before, by, at, code) => {
    expect(() => Case.answer(before, service, 'It is done.', by, at)).toThrow(refusal(code));
  });
});

describe('a decision', () => {
  it.each([
    ['the days for an appeal are over', { ...decided, appealUntil: days(0) }, days(0), true],
    ['they are not over', decided, days(2), false],
    [
      'both accepted',
      { ...decided, clientAcceptedAt: now, professionalAcceptedAt: now },
      now,
      true,
    ],
    ['one accepted', { ...decided, clientAcceptedAt: now }, now, false],
    ['no appeal is possible', { ...decided, appealUntil: null }, now, true],
    ['it was carried out', { ...decided, settledAt: now }, days(9), false],
    ['it was appealed', appealed, days(9), false],
  ])('is due where %s', (_, given, at, isDue) => {
    expect(Dispute.isDue(given, at)).toBe(isDue);
  });

  it.each([
    ['before one', dispute, client, days(1), 'dispute_not_open'],
    ['too late', decided, client, days(3), 'decision_final'],
    [
      'after one accepted it',
      { ...decided, clientAcceptedAt: now },
      client,
      days(1),
      'decision_accepted',
    ],
    ['a second time', { ...appealed, decidedAt: now }, client, days(1), 'decision_final'],
  ])('is not appealed %s', (_, before, by, at, code) => {
    expect(() => Case.appeal(before, service, 'No.', by, at)).toThrow(refusal(code));
  });

  it('of an appeal is of another moderator for three days, and final', () => {
    const again = (by: string, at: Date) =>
      Dispute.decide(appealed, service, split, { ...moderator, by: { id: by } }, at).dispute;
    expect(() => again('moderator', days(2))).toThrow(refusal('appeal_of_other_moderator'));
    expect(again('moderator', days(5)).appealUntil).toBeNull();
    expect(again('other', days(2)).appealUntil).toBeNull();
  });
});

it('is shown with the acts that each side has', () => {
  const may = (given: Dispute.Dispute, reader = professional) =>
    Case.mayOf(
      given,
      service,
      { evidence: [], messages: [] },
      {
        reader,
        isChild: false,
        isOfChild: false,
        isGuardian: false,
        now,
      },
    );
  expect(may(dispute)).toEqual({
    answer: true,
    addEvidence: true,
    addMessages: true,
    accept: false,
    appeal: false,
  });
  expect(may(decided)).toEqual({
    answer: false,
    addEvidence: false,
    addMessages: false,
    accept: true,
    appeal: true,
  });
  expect(may(decided, stranger)).toEqual({
    answer: false,
    addEvidence: false,
    addMessages: false,
    accept: false,
    appeal: false,
  });
  expect([dispute, decided, appealed].map(Case.statusOf)).toEqual(['open', 'decided', 'appealed']);
});

describe('the messages of a dispute', () => {
  const message = (id: string, senderId: string) => ({
    id,
    senderId,
    content: 'Done on Tuesday.',
    fileCount: 0,
    sentAt: now.toISOString(),
  });
  const given = {
    givenBy: professional.id,
    otherId: client.id,
    messages: [message('one', client.id), message('two', professional.id)],
  };
  const known = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      messageId: `known ${at}`,
      addedBy: 'professional' as const,
    }));
  const ids = (...args: Parameters<typeof Case.messagesToAdd>) =>
    Case.messagesToAdd(...args).map(({ messageId, addedBy, sentBy }) => [
      messageId,
      addedBy,
      sentBy,
    ]);

  it('are added once, with the side that sent each', () => {
    expect(ids(dispute, service, [], given, now)).toEqual([
      ['one', 'professional', 'client'],
      ['two', 'professional', 'professional'],
    ]);
    const again = [{ messageId: 'one', addedBy: 'client' as const }];
    expect(ids(dispute, service, again, given, now)).toHaveLength(1);
  });

  it.each([
    ['with a stranger', dispute, { ...given, otherId: stranger.id }, []],
    ['from a stranger', dispute, { ...given, givenBy: stranger.id }, []],
    ['after the decision', decided, given, []],
    ['beyond as many as a side may give', dispute, given, known(40)],
  ])('are not added %s', (_, before, chosen, all) => {
    expect(ids(before, service, all, chosen, now)).toEqual([]);
  });
});
