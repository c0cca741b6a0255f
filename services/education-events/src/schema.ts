export { educationEvents } from './postgres-schema.ts';
