import type { Hindrance } from './gate.ts';
import { kidsTexts } from './kids-texts.ts';

interface Explanation {
  title: string;
  /** Beneath the list of what is needed, where it is about proof of age and a parent's word. */
  text: string;
  isAboutAge: boolean;
  link: string;
  close: string;
}

const aboutAge = (text: string): Explanation => ({
  title: kidsTexts.ageVerification,
  text,
  isAboutAge: true,
  link: 'See how far you are',
  close: kidsTexts.understand,
});

const forNow = (title: string, text: string): Explanation => ({
  title,
  text,
  isAboutAge: false,
  link: 'See your account',
  close: kidsTexts.understand,
});

export const explanations: Record<Hindrance, Explanation> = {
  profile_incomplete: {
    title: 'Complete your profile first',
    text: 'Tell us who you are before you go on. It takes two minutes, and you can come back here afterwards.',
    isAboutAge: false,
    link: 'Complete your profile',
    close: 'Not now',
  },
  consent_missing: aboutAge('Until your parent has said yes, you can look around.'),
  verification_pending: aboutAge('We are looking at your account. Until then you can look around.'),
  verification_rejected: aboutAge(
    'We could not check your account. Ask your parent to look at the mail that we sent them.',
  ),
  verification_expired: aboutAge(
    'A year is over, so we check again. Until then you can look around.',
  ),
  consent_revoked: aboutAge('Your parent has taken back their yes. You can still look around.'),
  paused: forNow(
    'Your account is paused',
    'Your parent or guardian has paused it. You can look around, and go on when they let you.',
  ),
  quiet_hours: forNow(
    'It is your quiet time',
    'Your parent or guardian has set hours when you rest. You can look around, and go on when they are over.',
  ),
  contact_unconfirmed: forNow(
    'Confirm your email first',
    'Open the link in the mail that we sent to you, so that we can reach you.',
  ),
};
