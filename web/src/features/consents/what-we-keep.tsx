import { FoldedLines } from '../../ui/rows/folded-lines.tsx';

const facts = [
  {
    title: 'What we keep',
    text: 'Your child’s name, birth date and state, and your name, email address and phone number. Messages and jobs as they come to exist.',
  },
  {
    title: 'Who sees it',
    text: 'Other people see the first name, the first letter of the last name, the state and a drawn picture. You see everything. Our safety staff look only for a reason, which is recorded where you can read it.',
  },
  {
    title: 'For how long',
    text: 'As long as the account exists. Messages stay for 12 months after it ends, so that harm can be looked into, and are then erased.',
  },
  {
    title: 'What you can do',
    text: 'Pause the account, set quiet hours, sign your child out, take everything along, delete it, and take your consent back at any time.',
  },
];

/** Stands before a guardian is asked for anything; folded, since what is agreed to says the most of it once more. */
export const WhatWeKeep = () => <FoldedLines lines={facts} />;
