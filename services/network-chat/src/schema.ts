export { blocks } from './blocks/table.ts';
export { contacts } from './contacts/table.ts';
export { conversationMembers, conversations } from './conversations/table.ts';
export { messages } from './messages/table.ts';
export { needReceivers, needs } from './needs/table.ts';
export { notifications } from './notifications/table.ts';
export { networkChat } from './postgres-schema.ts';
export { notificationPreferences } from './preferences/table.ts';
export { sockets } from './realtime/table.ts';
