/** The script before the app looks for it, too. */
export const placeKey = 'sidework.place';
