/** Where the browser keeps the session; the specification asks for local storage. */
export const sessionKey = 'sidework.session';
