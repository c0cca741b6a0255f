import { capitalized } from './staff-texts.ts';

/** What each action of the audit log is called; one without a text is shown by its name. */
const actions: Record<string, string> = {
  account_banned: 'Banned an account',
  account_read: 'Looked at an account',
  account_signed_out: 'Signed an account out everywhere',
  account_type_changed: 'Mended the type or birth date of an account',
  accounts_read: 'Looked through accounts',
  administration_denied: 'Was refused in administration',
  audit_log_read: 'Looked through the audit log',
  ban_ended: 'A ban ran out',
  ban_lifted: 'Lifted a ban',
  child_accesses_read: 'Looked at who read what is a child’s',
  child_export_opened: 'Downloaded an export of a child’s data',
  child_export_requested: 'Asked for an export of a child’s data',
  child_exports_listed: 'Looked at the exports of a child’s data',
  child_file_read: 'Opened a child’s file',
  child_grown_up: 'A child turned 18',
  child_listed: 'Saw a child among their own',
  child_paused: 'Paused a child',
  child_permits_set: 'Changed what a child may do',
  child_quiet_hours_set: 'Changed the quiet hours of a child',
  child_read: 'Looked at a child of their own',
  child_rejected: 'Rejected the verification of a child',
  child_resumed: 'Ended the pause of a child',
  child_session_revoked: 'Ended a session of a child',
  child_sessions_read: 'Looked at the sessions of a child',
  child_verified: 'Verified a child',
  consent_accepted: 'Accepted a consent',
  consent_form_read: 'Opened a signed form',
  consent_rejected: 'Rejected a consent',
  consent_revoked: 'Took a consent back',
  consent_submitted: 'Agreed to a child’s account',
  factor_deleted: 'Removed a second step',
  factor_updated: 'Changed a second step',
  factors_read: 'Looked at the second steps of an account',
  guardian_invited: 'Invited another guardian',
  link_generated: 'Made a link for an account',
  oauth_client_changed: 'Changed an application',
  oauth_client_created: 'Registered an application',
  oauth_client_deleted: 'Removed an application',
  oauth_client_read: 'Looked at an application',
  oauth_client_secret_changed: 'Changed the secret of an application',
  oauth_clients_read: 'Looked through applications',
  passkey_deleted: 'Removed a passkey',
  passkeys_read: 'Looked at the passkeys of an account',
  proposals_read: 'Looked at a child’s proposals',
  role_granted: 'Granted a role',
  roles_changed: 'Changed roles',
  session_revoked: 'Ended a session',
  sessions_read: 'Looked at the sessions of an account',
  user_created: 'Created an account',
  user_deleted: 'Deleted an account',
  user_invited: 'Invited a person',
  user_read: 'Read an account by the interface for programs',
  user_softly_deleted: 'Closed an account',
  user_updated: 'Changed an account',
  users_read: 'Read accounts by the interface for programs',
};

export const actionText = (action: string) =>
  actions[action] ?? capitalized(action.replaceAll('_', ' '));

/** For a choice, in the order of their texts. */
export const knownActions = Object.entries(actions)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label));
