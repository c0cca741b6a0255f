import { expect, it } from 'vitest';
import * as Report from './report.ts';

const reported = { thing: 'gig', subjectId: 'gig', ownerId: 'owner', title: 'Tap' } as const;
const complaint = { reason: 'spam' } as never;

it('tells who reported what', () => {
  expect(Report.write('report', reported, complaint, 'reader')).toEqual({
    reportId: 'report',
    reporterId: 'reader',
    ...reported,
    reason: 'spam',
  });
});

it('refuses the owner of what is reported', () => {
  expect(() => Report.write('report', reported, complaint, 'owner')).toThrow(
    expect.objectContaining({ code: 'own_content' }),
  );
});
