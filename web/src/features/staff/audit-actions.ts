/** What each action of the audit log is called; one without a text is shown by its name. */
const actions: Record<string, string> = {
  user_invited: 'Invited a person',
  user_created: 'Created an account',
  user_updated: 'Changed an account',
  user_deleted: 'Deleted an account',
  user_read: 'Looked at an account',
  users_read: 'Looked through accounts',
  link_generated: 'Made a link for an account',
  session_revoked: 'Ended a session',
  passkey_deleted: 'Removed a passkey',
  factor_updated: 'Changed a second step',
  factor_deleted: 'Removed a second step',
  role_granted: 'Granted a role',
  oauth_client_created: 'Registered an application',
  oauth_client_changed: 'Changed an application',
  oauth_client_secret_changed: 'Changed the secret of an application',
  oauth_client_deleted: 'Removed an application',
};

/** "something_was_done" becomes "Something was done". */
function readable(action: string): string {
  const words = action.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const actionText = (action: string) => actions[action] ?? readable(action);

/** For a choice, in the order of their texts. */
export const knownActions = Object.entries(actions)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label));
