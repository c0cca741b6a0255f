import { capitalized } from '../../../lib/capitalized.ts';

/** Which data of a child was read, by action. Opening one page of a child records several of these actions. */
const childLooks: Record<string, string> = {
  child_accesses_read: 'access log',
  child_exports_listed: 'exports',
  child_listed: 'name in a list',
  child_read: 'overview',
  child_sessions_read: 'sessions',
  connection_read: 'connection',
  connections_read: 'connections',
  conversations_read: 'conversations',
  words_read: 'words about work and events',
  hires_read: 'waiting hire',
  proposals_read: 'proposals',
  requests_read: 'requests',
  services_read: 'work',
  earnings_read: 'earnings',
};

/** An action without a text is shown by its name. */
const actions: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(childLooks).map(([action, what]) => [action, `Looked at a child’s ${what}`]),
  ),
  account_banned: 'Banned an account',
  event_taken_down: 'Took an event down',
  course_taken_down: 'Took a course down',
  account_read: 'Looked at an account',
  account_signed_out: 'Signed an account out everywhere',
  account_type_changed: 'Corrected the type or birth date of an account',
  accounts_read: 'Looked through accounts',
  administration_denied: 'Was refused in administration',
  appeal_granted: 'Granted an appeal',
  appeal_refused: 'Let a decision stand after an appeal',
  audit_log_read: 'Looked through the audit log',
  ban_ended: 'A ban ran out',
  ban_lifted: 'Lifted a ban',
  child_export_opened: 'Downloaded an export of a child’s data',
  child_export_requested: 'Asked for an export of a child’s data',
  child_file_read: 'Opened a child’s file',
  child_grown_up: 'A child turned 18',
  child_paused: 'Paused a child',
  child_permits_set: 'Changed what a child may do',
  child_quiet_hours_set: 'Changed the quiet hours of a child',
  child_rejected: 'Rejected the verification of a child',
  child_resumed: 'Ended the pause of a child',
  child_session_revoked: 'Ended a session of a child',
  child_verified: 'Verified a child',
  consent_accepted: 'Accepted a consent',
  consent_form_read: 'Opened a signed form',
  consent_queue_read: 'Looked at the consents to accept',
  consent_rejected: 'Rejected a consent',
  consent_revoked: 'Took a consent back',
  consent_submitted: 'Agreed to a child’s account',
  factor_deleted: 'Removed a second step',
  factor_updated: 'Changed a second step',
  factors_read: 'Looked at the second steps of an account',
  guardian_invited: 'Invited another guardian',
  held_words_read: 'Read words that were kept back',
  job_address_read: 'Looked at the address of a job',
  license_paper_opened: 'Opened the paper of a license',
  license_refused: 'Did not verify a license',
  license_verified: 'Verified a license',
  link_generated: 'Made a link for an account',
  messages_read: 'Read messages',
  oauth_client_changed: 'Changed an application',
  oauth_client_created: 'Registered an application',
  oauth_client_deleted: 'Removed an application',
  oauth_client_read: 'Looked at an application',
  oauth_client_secret_changed: 'Changed the secret of an application',
  oauth_clients_read: 'Looked through applications',
  passkey_deleted: 'Removed a passkey',
  passkeys_read: 'Looked at the passkeys of an account',
  dispute_settled: 'Decided a dispute about money',
  report_dismissed: 'Dismissed a report',
  report_hidden: 'Hid what was reported',
  report_warned: 'Warned a person after a report',
  role_granted: 'Granted a role',
  roles_changed: 'Changed roles',
  room_read: 'Read the room of a child’s job',
  session_revoked: 'Ended a session',
  sessions_read: 'Looked at the sessions of an account',
  user_created: 'Created an account',
  user_deleted: 'Deleted an account',
  user_invited: 'Invited a person',
  user_read: 'Read an account by the interface for programs',
  user_softly_deleted: 'Closed an account',
  user_updated: 'Changed an account',
  users_read: 'Read accounts by the interface for programs',
  verification_queue_read: 'Looked at the children to verify',
};

export const actionText = (action: string) =>
  actions[action] ?? capitalized(action.replaceAll('_', ' '));

/** For a choice, in the order of their texts. */
export const knownActions = Object.entries(actions)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

export const isLookAtChild = (action: string) => Object.hasOwn(childLooks, action);

const namedFirst = 2;

/** "Looked at Mia M.: work, connections and 5 more". */
export function looksText(actions: string[], name: string) {
  const looks = [...new Set(actions)].map((action) => childLooks[action] ?? action);
  const further = looks.length - namedFirst;
  if (further > 0)
    return `Looked at ${name}: ${looks.slice(0, namedFirst).join(', ')} and ${further} more`;
  return `Looked at ${name}: ${looks.join(' and ')}`;
}
