import { expect, it } from 'vitest';
import * as Report from './report.ts';

const reported = { thing: 'gig', subjectId: 'gig', ownerId: 'owner', title: 'Tap' } as const;
const shown = { ...reported, photos: 2 };
const complaint = { reason: 'spam' } as never;

it('tells who reported what', () => {
  expect(Report.write('report', shown, complaint, 'reader')).toEqual({
    reportId: 'report',
    reporterId: 'reader',
    ...reported,
    reason: 'spam',
  });
});

it('refuses the owner of what is reported', () => {
  expect(() => Report.write('report', shown, complaint, 'owner')).toThrow(
    expect.objectContaining({ code: 'own_content' }),
  );
});

it('names the photo that is complained of, and refuses one that is not there', () => {
  const write = (photo: number) =>
    Report.write('report', shown, { reason: 'spam', photo } as never, 'reader');
  expect(write(2)).toEqual({
    reportId: 'report',
    reporterId: 'reader',
    ...reported,
    title: 'Photo 2 of 2: Tap',
    reason: 'spam',
  });
  expect(() => write(3)).toThrow(expect.objectContaining({ code: 'no_such_photo' }));
});
