/** The specification asks for local storage. */
export const sessionKey = 'sidework.session';
