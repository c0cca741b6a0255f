import type { ChildView, GuardianConsent } from '@sidework/contracts/identity/family/guardians';
import type { KidsHindrance, KidsPermit } from '@sidework/contracts/identity/kids/kids';

/** Why a child may not act, in a word and in a sentence, said to its guardian. */
const hindrances: Record<KidsHindrance, { word: string; text: string }> = {
  consent_missing: {
    word: 'Waits for consent',
    text: 'No consent counts yet, so the account can look around and do nothing else.',
  },
  verification_pending: {
    word: 'Being checked',
    text: 'One of us checks the account, mostly within two days. We write to you when it is done.',
  },
  verification_rejected: {
    word: 'Check failed',
    text: 'We could not confirm who the account belongs to. Our mail to you says why and what to do.',
  },
  verification_expired: {
    word: 'Check is over',
    text: 'A check counts for a year. To have the account checked again, have your child write to you from their profile, and agree once more.',
  },
  consent_revoked: {
    word: 'Consent taken back',
    text: 'The account can look around and do nothing else. To agree again, have your child write to you from their profile.',
  },
  paused: {
    word: 'Paused',
    text: 'You have paused the account. It can look around until you let it go on.',
  },
  quiet_hours: {
    word: 'Quiet hours',
    text: 'The account can look around, and works again when quiet hours are over.',
  },
  contact_unconfirmed: {
    word: 'Email not confirmed',
    text: 'Your child has to open the link in the mail that we sent to their own address.',
  },
};

type Standing = Pick<ChildView, 'mayAct' | 'hindrance'>;

/** The state of a kids account in a word. */
export const standingWord = ({ mayAct, hindrance }: Standing) =>
  hindrance ? hindrances[hindrance].word : mayAct ? 'Active' : hindrances.consent_missing.word;

/** Why it may not act, in a sentence. */
export const standingText = ({ hindrance }: Pick<Standing, 'hindrance'>) =>
  hindrances[hindrance ?? 'consent_missing'].text;

export const permitTitles: Record<KidsPermit, string> = {
  messaging: 'Messages',
  paid_work: 'Paid work',
  photos: 'Photos',
};

export const methodTexts: Record<GuardianConsent['method'], string> = {
  card: 'With a card',
  signed_form: 'With a signed form',
  admin_review: 'With a call from us',
};

/** It says the next step of a consent that waits for our staff. */
export const whenDecided: Record<GuardianConsent['method'], string> = {
  card: 'This takes a few minutes',
  signed_form: 'We look at it, mostly within two days',
  admin_review: 'We call or write to you, mostly within two days',
};

export const consentStates: Record<GuardianConsent['status'], string> = {
  waiting_for_form: 'Waits for the signed form',
  pending: 'We are looking at it',
  given: 'Counts',
  rejected: 'Not accepted',
  revoked: 'Taken back',
};

/** A guardian without a given consent can stop the account, and cannot allow anything. */
export const agreesNow = ({ consents }: Pick<ChildView, 'consents'>) =>
  consents.some(({ isOwn, status }) => isOwn && status === 'given');
