import { describe, expect, it } from 'vitest';
import { saysHowReached, verdictOn } from './contact-details.ts';

describe('a text between a child and an adult', () => {
  it.each([
    'Call me at 973-555-0142',
    'My number is (973) 555 0142.',
    '+1 973.555.0142',
    'text 9735550142',
    'Text me: 973–555–0142',
    'Ring 555-0142 after school',
    '555.0142',
    '+49 170 1234567',
    '9 7 3 5 5 5 0 1 4 2',
    '９７３ ５５５ ０１４２',
    'nine seven three five five five oh one four two',
    'leo.m@mail.example',
    'LEO+1@MAIL.EXAMPLE',
    'leo (at) mail',
    'leo at mail dot com',
    'I am @leo_mows',
    'insta: leo.mows',
    'Snapchat=leo',
    'https://leo.example/me',
    'www.leo',
    'see leomows.com',
    'See LeoMows.COM!',
    't.me/leo and youtu.be/abc',
    'discord.gg/abc',
    'I live at 12 Elm Street, near Lincoln School',
    '12 elm st',
    '1204B N. Mill Pond Road',
    '350 5th Ave',
    '99 Hidden Lane',
    '12 Oak Drive',
    '40 W Park Place',
    '1500 Broadway',
    '9\u200b73-555-01\u200b42',
  ])('says how to reach someone: %j', (text) => {
    expect(saysHowReached(text)).toBe(true);
  });

  it.each([
    'I can come Saturday at 10, and it takes 2 hours.',
    'Saturday 10-12, Sunday 14-16 or 10:00-12:30',
    'From 9.30 am to 11.30 am',
    'On 11/22/2026 or 2026-11-22 10:00, 22.11.2026 14:30, 3-4-26',
    '$40.00 for all, $20 now and $20 later',
    'Between $100-2000, or $ 1,000.00 - $ 1,500.00',
    'Budget 40-60 dollars',
    'About 100-2000 sq ft, 10 x 12 ft, 3/4" wide',
    'A lawn of 1200-1500 square feet',
    'I mow 3 lawns on Elm Street every week',
    'It is 5 minutes down the road, a 10 minute drive, 2 hours each way',
    'I live around the corner.',
    'I am 15, in grade 9, and have 2 dogs and 3 cats.',
    'I was 1st place in 2025 and 2024',
    'Shovel 2 driveways and 1 long drive before 7 am',
    'A 2 bedroom place with 3 quiet rooms',
    '30-40 feet of hedge, 6 feet high',
    '3 bags each, 2 windows @ $10',
    'Levels 10 20 30 and 40',
    'I walked 12,000 steps, 4 miles or 6.5 km',
    'Leaves of 01960000-1234-7000-8000-000000000001.',
    'I can do it.Me and my brother help.',
    'e.g. raking, i.e. leaves; a.m. or p.m.',
    'I know Word, Excel and/or Instagram, WhatsApp on a phone',
    'I know Node.js and C++',
    'one two three four',
    'The ZIP is 07102-1234',
    'Eight steps and about ten metres of walk, before eight in the morning.',
    'Half an hour around the park, Mondays to Thursdays. She knows the way',
    "What's your number one tip for grass stains?",
    'Montavilla, Portland, OR',
    'The Heights, Jersey City, NJ',
    '',
  ])('says nothing of that: %j', (text) => {
    expect(saysHowReached(text)).toBe(false);
  });
});

describe('the verdict', () => {
  it.each([
    [
      'contact',
      'digits named by position',
      'The first digit is 9, the second digit is 7, then 3 and the first three are 973',
    ],
    ['contact', 'an account of a game', 'my tag is MowKing on roblox'],
    ['contact', 'Spanish number words', 'nueve siete tres, cinco cinco cinco, cero uno cuatro dos'],
    ['doubtful', 'letters in disguise', 'c4ll m3 l8r'],
    ['doubtful', 'a name to search for', 'google Rosen florist'],
    ['doubtful', 'a house that is described', 'the blue house on Maple Street'],
    ['doubtful', 'a messenger and a first name', 'snap leonard'],
    ['contact', 'keeping a parent out', 'no le digas a tu mamá'],
    ['clear', 'a guardian who comes along', 'Your guardian can come with you and stay'],
    ['clear', 'a picture of work', 'Send a photo of the finished yard'],
    ['clear', 'learning a messenger', 'Teach my grandmother how to use WhatsApp'],
  ])('is %s for %s', (verdict, _, text) => {
    expect(verdictOn(text)).toBe(verdict);
  });
});
