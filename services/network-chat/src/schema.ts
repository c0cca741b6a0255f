export { blocks } from './blocks/table.ts';
export { contacts } from './contacts/table.ts';
export { conversationMembers, conversations } from './conversations/table.ts';
export { messages } from './messages/table.ts';
export { notificationPreferences, notifications } from './notifications/table.ts';
export { networkChat } from './postgres-schema.ts';
export { sockets } from './realtime/table.ts';
