/* Signing in over OIDC providers, and linking them to an account, as GoTrue has it. */

export {};
