/** The specification gives most of these words. */
export const kidsTexts = {
  banner: 'Kids Account (Ages 17 and younger)',
  safetyTitle: 'Stay safe.',
  safety:
    'Get your parent’s permission before you take any work, and never share personal information online.',
  ageVerification: 'Age Verification Required',
  understand: 'I Understand',
} as const;
