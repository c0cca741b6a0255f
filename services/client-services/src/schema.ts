export { crmClients } from './crm-clients/table.ts';
export { clientServices } from './postgres-schema.ts';
export { reviews } from './reviews/table.ts';
export { services } from './services/table.ts';
export { stageChanges } from './stage-changes/table.ts';
