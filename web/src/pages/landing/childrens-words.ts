import type { HeroWords } from './hero.tsx';

export const childrensHero: HeroWords = {
  title: 'Your first jobs, close to home.',
  lead: 'Find a youth job near you, offer to do it, and earn your own money. Your parent or guardian helps you with it.',
  promises: [
    'Your parent is always asked first',
    'Other people see your first name and your state, and not where you live',
  ],
};

export const childrensSteps = {
  lead: 'Four steps, and a grown-up you trust beside you.',
  steps: [
    {
      title: 'Create your profile',
      text: 'Tell us your name and who your parent is. We ask your parent if it is OK.',
    },
    {
      title: 'Browse opportunities',
      text: 'Look for jobs you can do well. You see youth jobs only.',
    },
    {
      title: 'Accept and complete',
      text: 'Talk about the job and the money with your parent. Then do it, and say when it is done.',
    },
    {
      title: 'Get paid',
      text: 'You know what you earn before you begin. Nobody may ask you for money.',
    },
  ],
};
