/*
 * The pages that need tasks and invitations lead to. They are apart from the addresses that every page loads.
 */

const clientInvitationPath = '/client-invitation';

/** No server is told the token, which stands behind the `#`. */
export const clientInvitationLink = (token: string): string => `${clientInvitationPath}#${token}`;

export const crmPersonPath = (personId: string): string =>
  `/crm?person=${encodeURIComponent(personId)}`;
