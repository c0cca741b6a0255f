import type { HeroWords } from './hero.tsx';

export const adultsHero: HeroWords = {
  title: 'Good work, close to home.',
  lead: 'Hire someone nearby for the job, or find your next one. Proposals, progress and deadlines stay in one place.',
  promises: [
    'Posting a job is free',
    'The price is agreed before the work begins',
    'Reviews come from finished work only',
  ],
};

export const anybodysHero: HeroWords = {
  title: 'Good work, close to home.',
  lead: 'Work that is close to you, agreed on before it begins and followed to its end.',
  promises: [],
};

export const adultsSteps = {
  lead: 'Four steps, the same for a leaking faucet and a tax return.',
  steps: [
    {
      title: 'Create your profile',
      text: 'Say who you are, where you work and what you do. It takes two minutes.',
    },
    {
      title: 'Browse opportunities',
      text: 'Search open jobs by word, category and distance, or post one of your own.',
    },
    {
      title: 'Accept and complete',
      text: 'Agree on a cost, then follow the work from the first day to the last.',
    },
    {
      title: 'Get paid',
      text: 'A client can pay in first. Once they release it, or 14 days after the work is done, it is yours, less our fee of 10%.',
    },
  ],
};
