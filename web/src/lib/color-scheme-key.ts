/** Where the browser keeps the chosen colour scheme; read before the app as well as by it. */
export const colorSchemeKey = 'sidework.color-scheme';
