export { crmClients } from './crm-clients/table.ts';
export { clientServices } from './postgres-schema.ts';
export { services } from './services/table.ts';
