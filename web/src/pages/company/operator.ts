/** The operator of a Sidework edits it here. */
export const operator = {
  email: 'hello@sidework.example',
  privacyEmail: 'privacy@sidework.example',
  safetyEmail: 'safety@sidework.example',
  /** The day from which the Privacy Policy holds, as written on it. */
  privacySince: 'November 26, 2026',
} as const;
