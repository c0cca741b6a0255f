/** The four rules of the specification. */
export const kidsRules = [
  'You can connect only with other kids.',
  'Your messages are monitored by parents and admins.',
  'Your conversations are recorded.',
  'Never share your address or phone number.',
] as const;
