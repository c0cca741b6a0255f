/* The sessions of a person, as /settings/security shows them. */

export {};
