import { describe, expect, it } from 'vitest';
import * as Certificate from './certificate.ts';

const now = new Date('2026-11-22T12:00:00Z');
const course = {
  title: 'Fair Housing',
  category: 'real estate',
  format: 'online',
  durationHours: 4,
  credits: 4,
  isSample: false,
};
const completed = {
  course,
  enrollment: { id: 'enrollment', userId: 'learner' },
  holderName: 'Kit E.',
  educatorName: null,
  activeMinutes: 240,
};
const issued = Certificate.issue('one', 'ABCDEFGHIJ0123456789', completed, now);

describe('a certificate', () => {
  it('says who completed what, when and with whom', () => {
    expect(issued).toMatchObject({
      holderName: 'Kit E.',
      courseTitle: 'Fair Housing',
      hours: 4,
      credits: 4,
      completedOn: '2026-11-22',
      sponsorName: 'Sidework Education',
    });
    const taught = { ...completed, educatorName: 'Nora Teacher' };
    expect(Certificate.issue('two', 'CODE', taught, now).sponsorName).toBe('Nora Teacher');
  });

  it.each([
    ['more than the course', 999, 4, 4],
    ['half of it', 105, 1.75, 2],
    ['a rest, rounded down to a fifth', 99, 1.65, 1.8],
    ['nothing', 0, 0, 0],
  ])('gives hours and credits for time alone: %s [D-127]', (_, activeMinutes, hours, credits) => {
    const spent = Certificate.issue('two', 'CODE', { ...completed, activeMinutes }, now);
    expect(spent).toMatchObject({ hours, credits, activeMinutes });
  });

  it('of sample lessons gives no hours and no credits [D-126]', () => {
    const sample = { ...completed, course: { ...course, isSample: true } };
    const issuedSample = Certificate.issue('two', 'CODE', sample, now);
    expect(issuedSample).toMatchObject({ isSample: true, hours: 0, credits: 0 });
  });

  it('is valid until it is revoked, once', () => {
    expect(Certificate.statusOf(issued)).toBe('valid');
    const revoked = Certificate.revoke(issued, { by: 'admin', reason: 'Issued in error.' }, now);
    expect(Certificate.statusOf(revoked)).toBe('revoked');
    expect(() => Certificate.revoke(revoked, { by: 'admin', reason: 'Again.' }, now)).toThrow(
      'revoked already',
    );
  });
});
