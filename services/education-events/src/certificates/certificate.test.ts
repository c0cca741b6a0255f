import { describe, expect, it } from 'vitest';
import * as Certificate from './certificate.ts';
import { toCertificateView } from './view.ts';

const now = new Date('2026-11-22T12:00:00Z');
const course = {
  title: 'Fair Housing',
  category: 'real estate',
  format: 'online',
  durationHours: 4,
  credits: 4,
  isSample: false,
  certificate: null,
} as const;
const details = {
  sponsorName: 'Feld Academy',
  sponsorAddress: '12 Market Street, Newark, NJ 07102',
  sponsorNumber: '103456',
  fieldOfStudy: 'Ethics',
  place: '',
  signerName: 'Naomi Feld',
  signerTitle: 'Director of Education',
  approvals: [
    { state: 'New Jersey', number: 'NJ-88', validThrough: '2026-11-22' },
    { state: 'New York', number: 'NY-12', validThrough: '2026-11-21' },
  ],
};
const completed = {
  course,
  enrollment: { id: 'enrollment', userId: 'learner' },
  holderName: 'Kit E.',
  educatorName: null,
  activeMinutes: 240,
  timeZone: 'America/New_York',
  isChilds: false,
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

  it.each([
    ['America/Los_Angeles', '2026-11-22'],
    ['America/New_York', '2026-11-23'],
    ['Asia/Tokyo', '2026-11-23'],
  ])('is of the day where its learner lives: %s', (timeZone, day) => {
    const late = new Date('2026-11-23T06:00:00Z');
    const certificate = Certificate.issue('two', 'CODE', { ...completed, timeZone }, late);
    expect(certificate.completedOn).toBe(day);
  });

  it('has the sponsor and the approvals of its course that hold', () => {
    const taught = { ...completed, course: { ...course, certificate: details } };
    const certificate = Certificate.issue('two', 'CODE', taught, now);
    expect(certificate).toMatchObject({ sponsorName: 'Feld Academy', details });
    expect(Certificate.approvalsOf(certificate).map(({ state }) => state)).toEqual(['New Jersey']);
  });

  it('of a child names no adult in full and no address [D-108]', () => {
    const inTown = { ...details, place: 'Newark Town Hall' };
    const taught = { ...completed, course: { ...course, certificate: inTown }, isChilds: true };
    const certificate = Certificate.issue(
      'two',
      'CODE',
      { ...taught, educatorName: 'Nora T.' },
      now,
    );
    expect(certificate).toMatchObject({ sponsorName: 'Nora T.' });
    expect(Object.entries(certificate.details ?? {}).filter(([, said]) => said.length > 0)).toEqual(
      [
        ['fieldOfStudy', 'Ethics'],
        ['place', 'Newark Town Hall'],
      ],
    );
  });

  it('is issued anew once its holder has another name, and the old one stays as replaced', () => {
    const anew = { id: 'two', code: 'CODE' };
    const named =
      (holderName: string, userId = 'learner') =>
      () =>
        Certificate.reissue(issued, anew, { userId, holderName }, now);
    const { after, superseded } = named('Kit Example')();
    expect(after).toMatchObject({ ...anew, holderName: 'Kit Example', credits: 4 });
    expect([after, superseded].map(Certificate.statusOf)).toEqual(['valid', 'superseded']);
    expect(superseded).toMatchObject({ id: 'one', holderName: 'Kit E.', code: issued.code });
    expect(superseded.enrollmentId).toBe(after.enrollmentId);
    expect(Certificate.statusOf({ ...superseded, revokedAt: now })).toBe('revoked');
    expect(toCertificateView(superseded).holderName).toBeNull();
    expect(toCertificateView(after).holderName).toBe('Kit Example');
    const ask = (by: string) => () => Certificate.requireCurrent(undefined, superseded, by);
    expect(ask('learner')).toThrow('took the place of this one');
    expect(ask('another')).toThrow('no such certificate');
    expect(named('Kit E.')).toThrow('your present name already');
    expect(named('Kit Example', 'another')).toThrow('no such certificate');
    const revoked = Certificate.revoke(issued, { by: 'admin', reason: 'Error.' }, now);
    const asked = { userId: 'learner', holderName: 'Kit Example' };
    expect(() => Certificate.reissue(revoked, anew, asked, now)).toThrow('revoked already');
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
