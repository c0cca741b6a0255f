/**
 * The texts of the screens of clients, terms and deadlines, in the specification's own words. They are apart from the texts that
 * every page loads.
 */
export const termsTexts = {
  extensionRequested: 'Extension request submitted successfully!',
  extensionRequestFailed: 'Failed to submit extension request: ',
  extensionApproved: 'Extension request approved!',
  extensionApprovalFailed: 'Failed to approve extension: ',
  extensionDenied: 'Extension request denied',
  extensionDenialFailed: 'Failed to deny extension: ',
  negotiationSubmitted: 'Negotiation Submitted',
  negotiationWaits: 'Waiting for other party to approve',
} as const;

export const crmTexts = {
  accessDenied: 'Access Denied',
  updated: 'Service updated successfully',
  created: 'Service created successfully',
  clientAdded: 'Client added successfully',
  notesUpdated: 'Notes updated successfully',
} as const;
