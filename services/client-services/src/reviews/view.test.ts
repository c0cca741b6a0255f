import { deletedAccount } from '@sidework/contracts/kernel/own-data';
import { expect, it } from 'vitest';
import { now, work } from '../../test/work.ts';
import type { PublishedReview } from './queries.ts';
import type { Review } from './review.ts';
import { type Reader, toPublicReview } from './view.ts';

const review = {
  comment: 'Neat work.',
  reply: 'Thank you, Ada!',
  phrases: [],
  createdAt: now,
  hiddenAt: null,
  isByChild: false,
} as unknown as Review;

function shownTo(reader: Reader, writer: object | null, given = {}) {
  const published = {
    review: { ...review, ...given },
    service: work(),
    isOfChild: false,
    writer,
  } as PublishedReview;
  const { clientFirstName, comment, reply } = toPublicReview({ reader }, () => ['photo'])(
    published,
  );
  return [clientFirstName, comment, reply];
}

it.each<[string, Reader, string]>([
  ['Ada Maria King', 'visitor', 'Ada K.'],
  ['Ada Maria King', 'adult', 'Ada K.'],
  ['Ada Maria King', 'child', 'Ada'],
  ['王小明', 'visitor', '王.'],
  ['王小明', 'adult', '王小明'],
  [' Ada ', 'visitor', 'A.'],
  ['973-555-0142 Ada', 'visitor', 'Someone'],
  ['973-555-0142 Ada', 'child', 'Someone'],
  ['', 'visitor', deletedAccount],
])('the review of %j names to a %s: %s', (fullName, reader, name) => {
  const client = { fullName, accountType: 'client' };
  expect(shownTo(reader, client)).toEqual([name, review.comment, review.reply]);
});

it('a review without its client is of a deleted account', () => {
  expect(shownTo('visitor', null)[0]).toBe(deletedAccount);
});

it.each<[Reader, unknown[]]>([
  ['visitor', ['Someone', null, null]],
  ['adult', ['Someone', null, null]],
  ['child', ['Mia', review.comment, review.reply]],
])('what a kid wrote shows a %s %j', (reader, shown) => {
  const kid = { fullName: 'Mia Lindqvist', accountType: 'sidework_kids' };
  expect(shownTo(reader, kid)).toEqual(shown);
});

it.each<Reader>(['visitor', 'adult', 'child'])(
  'a review stays without a name for a %s when the child who wrote it comes of age',
  (reader) => {
    const grownUp = { fullName: 'Mia Lindqvist', accountType: 'gig_worker' };
    expect(shownTo(reader, grownUp, { isByChild: true })).toEqual(['Someone', null, null]);
  },
);

it.each<[Reader, boolean, string[]]>([
  ['visitor', false, ['photo']],
  ['adult', false, ['photo']],
  ['adult', true, []],
  ['child', false, []],
])('the photos of a review are for a %s, of a child’s work %s', (reader, isOfChild, shown) => {
  const published = { review, service: work(), isOfChild, writer: null } as PublishedReview;
  expect(toPublicReview({ reader }, () => ['photo'])(published).imageUrls).toEqual(shown);
});
