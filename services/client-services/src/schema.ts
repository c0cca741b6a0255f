export { contacts } from './contacts/table.ts';
export { crmClients } from './crm-clients/table.ts';
export { extensionRequests } from './extensions/table.ts';
export { negotiations } from './negotiations/table.ts';
export { clientServices } from './postgres-schema.ts';
export { reviewReports, reviews } from './reviews/table.ts';
export { services } from './services/table.ts';
export { stageChanges } from './stage-changes/table.ts';
