export { businessTools } from './postgres-schema.ts';
