/** An action without a text is shown by its name. */
const actions: Record<string, string> = {
  child_listed: 'Saw your child in a list',
  child_read: 'Looked at this page',
  child_accesses_read: 'Looked at who looked',
  child_sessions_read: 'Looked at where your child is signed in',
  child_session_revoked: 'Signed your child out',
  child_file_read: 'Opened your child’s file',
  child_verified: 'Checked the account',
  child_rejected: 'Did not confirm the account',
  child_paused: 'Paused the account',
  child_resumed: 'Let the account go on',
  child_permits_set: 'Changed what your child may do',
  child_quiet_hours_set: 'Changed the quiet hours',
  child_export_requested: 'Asked for an export',
  child_export_opened: 'Downloaded an export',
  child_exports_listed: 'Looked at the exports',
  consent_submitted: 'Agreed to the account',
  consent_accepted: 'Accepted a consent',
  consent_rejected: 'Did not accept a consent',
  consent_revoked: 'Took a consent back',
  consent_form_read: 'Opened a signed form',
  guardian_invited: 'Invited another guardian',
  hires_read: 'Looked at a hire of your child that waits',
  connection_read: 'Looked at one of your child’s connections',
  connections_read: 'Looked at your child’s connections',
  conversations_read: 'Looked at who your child writes with',
  words_read: 'Read what was written about your child’s work and events',
  held_words_read: 'Read words that were kept back from or to your child',
  messages_read: 'Read messages of your child',
  room_read: 'Read the room of your child’s job',
  requests_read: 'Looked at the courses and events your child asks for',
  proposals_read: 'Looked at your child’s proposals',
  services_read: 'Looked at your child’s work',
  earnings_read: 'Looked at your child’s earnings',
  accounts_read: 'Saw the account in a search',
  account_read: 'Looked at the account',
};

export function accessText(action: string): string {
  const words = action.replaceAll(/[_.]/g, ' ');
  return actions[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
