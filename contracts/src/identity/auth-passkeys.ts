/* Passkeys, as GoTrue has them: registration, sign-in, management. */

export {};
