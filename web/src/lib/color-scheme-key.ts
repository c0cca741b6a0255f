/** The code that runs before the app reads the colour scheme by this key too. */
export const colorSchemeKey = 'sidework.color-scheme';
