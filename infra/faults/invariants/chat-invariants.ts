import type { Invariant } from './invariant.ts';

/** These rules are about messages and notifications. */
export const chatInvariants: Invariant[] = [
  {
    name: 'messages-without-gaps',
    says: 'The messages of a conversation are numbered 1, 2, 3 to the number it has, each later than the one before.',
    holds: 'always',
    sql: `
      select conversation.id, last_sequence, count(message.id)
      from network_chat.conversations conversation
      left join (
        select *, lag(created_at) over (partition by conversation_id order by sequence) as before
        from network_chat.messages) message on message.conversation_id = conversation.id
      group by conversation.id
      having count(message.id) <> last_sequence or max(message.sequence) is distinct from nullif(last_sequence, 0)
        or bool_or(message.created_at <= message.before)`,
  },
  {
    name: 'unread-as-counted',
    says: 'What somebody has not read is what the badge counts.',
    holds: 'always',
    sql: `
      select member.conversation_id, user_id, unread_count, count(message.id)
      from network_chat.conversation_members member
      left join network_chat.messages message
        on message.conversation_id = member.conversation_id and receiver_id = user_id and not read
      group by member.conversation_id, user_id, unread_count
      having count(message.id) <> unread_count`,
  },
  {
    name: 'proposal-notified',
    says: 'The client of a job is notified of each proposal, once; or never, where either has blocked the other.',
    holds: 'quiet',
    sql: `
      select told.id, count(item.id) from marketplace.outbox told
      left join network_chat.notifications item
        on item.event_id = told.id and item.receiver_id = (told.data->>'clientId')::uuid
      where told.type = 'marketplace.proposal.submitted.v1'
      group by told.id, told.data
      having count(item.id) > 1 or count(item.id) = 0 and not exists (
        select from network_chat.blocks
        where array[blocker_id, blocked_id] <@ array[
          (told.data->>'clientId')::uuid, (told.data->>'professionalId')::uuid])`,
  },
  {
    name: 'completion-notified',
    says: 'The client of a service is notified of its completion, once.',
    holds: 'quiet',
    sql: `
      select told.id, count(item.id) from client_services.outbox told
      left join network_chat.notifications item
        on item.event_id = told.id and item.receiver_id = (told.data->>'clientId')::uuid
      where told.type = 'client-services.service.completed.v1'
      group by told.id having count(item.id) <> 1`,
  },
];
