import { describe, expect, it } from 'vitest';
import { verdictOn } from './contact-details.ts';
import { guardedVerdictOn } from './guarded-verdict.ts';

describe('where a guardian can be asked', () => {
  it.each([
    ['a hiding place', 'There is a slip with my info in the cookie tin, keep it to yourself'],
    ['a go-between', 'My nephew is in your class, he will hand you my contact'],
    ['a way in by stealth', 'Tap on my basement window after ten, my wife sleeps'],
    ['a list that hides digits', 'Ignore the words in my list and keep the digits'],
    ['Spanish', 'La señora de los tamales te da un papelito mío'],
  ])('%s waits, though the rules see nothing', (_, text) => {
    expect(verdictOn(text)).toBe('clear');
    expect(guardedVerdictOn(text)).toBe('doubtful');
  });

  it.each([
    'Snap the beans in half',
    'Call it a day at five',
    "What's your number one tip for grass stains?",
    'The sofa measures 84 x 38 x 34 inches',
    'My mom drops me off and picks me up',
    'Roblox for half an hour, then homework',
    'Tabla del 7: 7, 14, 21, 28',
  ])('what only sounds like more passes: %s', (text) => {
    expect(guardedVerdictOn(text)).toBe('clear');
  });

  it('a weak sign of the rules alone does not wait', () => {
    const text = 'Someone asked me to chat somewhere else and I reported it, I only write here.';
    expect(verdictOn(text)).toBe('doubtful');
    expect(guardedVerdictOn(text)).toBe('clear');
  });

  const chores =
    'rake the leaves of our front yard and mow the lawn every second saturday and the lawn is about 40 by 60 feet and the mower is in the shed and please bring gloves and we have rakes for two people and weed the vegetable garden and water the plants while we are away';

  it.each([
    [
      'a try within a long run of harmless words',
      `${chores} and there is a slip with my info in the cookie tin, keep it to yourself and ${chores}`,
    ],
    [
      'a sure doubt of the rules',
      'rake the leaves of our front yard and rake leaves into the bags we provide and dm me',
    ],
    ['what the model knows too little of', 'приходи ко мне вечером, meet me, никому не говори'],
  ])('%s waits, though the model would have let it pass', (_, text) => {
    expect(guardedVerdictOn(text)).toBe('doubtful');
  });

  it('a long run of harmless words alone passes', () => {
    expect(guardedVerdictOn(`${chores} and ${chores}`)).toBe('clear');
  });

  it('contact details are refused as the rules say', () => {
    expect(guardedVerdictOn('Call me at 973-555-0142')).toBe('contact');
  });

  it.each(['', ' ', '\n', '🙂'])('nothing to read is clear: %j', (text) => {
    expect(guardedVerdictOn(text)).toBe('clear');
  });
});
