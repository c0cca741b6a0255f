/** The texts of the business tools, in the specification's own words (section 8), apart from a server's answers. */
export const toolTexts = {
  fillIn: 'Please fill in all required fields',
  loadFailed: 'Failed to load data',
  hoursUpdated: 'Hours updated',
  hoursFailed: 'Failed to update hours',
  selectState: 'Please select a state',
  estimateSaved: 'Tax estimate calculated and saved.',
  estimateFailed: 'Failed to save tax estimate',
  reportsFailed: 'Failed to load financial data',
  statementsGenerated: 'Financial statements generated successfully',
  statementsFailed: 'Failed to generate statements',
} as const;
