-- Fills network_chat for tests of plans and benchmarks: `sidework.records` conversations of `sidework.owner` with as many
-- others, two messages each, a thousandth of them with a thousand; and as many needs, connections and notifications of that
-- person, among those of others. Run by a superuser.
set search_path = network_chat;

create temporary table others as
select gen_random_uuid() as id, gen_random_uuid() as conversation_id, number
from generate_series(1, current_setting('sidework.records')::int) as number;

insert into people (id, sequence, full_name, user_type, account_type, roles, completed_services_as_professional,
                    may_act, guardian_ids)
select id, 1, 'Other ' || number, 'client', 'client', '{}', 0, true, '{}' from others;

insert into conversations (id, one_id, other_id, state, last_sequence, last_message_at)
select conversation_id, least(id, viewer), greatest(id, viewer), 'open', messages,
       now() - number * interval '1 minute'
from (select *, current_setting('sidework.owner')::uuid as viewer,
             case when number % 1000 = 1 then 1000 else 2 end as messages from others) as each_other;

insert into conversation_members (conversation_id, user_id, other_id, last_message_at, read_up_to, unread_count, unread_since)
select c.id, side.user_id, side.other_id, last_message_at, last_sequence - unread, unread,
       case when unread > 0 then last_message_at end
from conversations c join others on conversation_id = c.id,
  lateral (values (one_id, other_id), (other_id, one_id)) as side (user_id, other_id),
  lateral (select (side.user_id = current_setting('sidework.owner')::uuid
                   and extract(minute from last_message_at) = 7)::int as unread) as left_over;

insert into messages (id, conversation_id, sequence, sender_id, receiver_id, content, attachment_count, read, created_at)
select gen_random_uuid(), c.id, sequence, other, viewer, 'Message ' || sequence, (sequence % 2 = 0)::int, sequence < last_sequence or extract(minute from last_message_at) <> 7,
       last_message_at - (last_sequence - sequence) * interval '1 second'
from (select *, current_setting('sidework.owner')::uuid as viewer,
             case when one_id = current_setting('sidework.owner')::uuid then other_id else one_id end as other
      from conversations where id in (select conversation_id from others)) c,
  lateral generate_series(1, last_sequence) as sequence;

analyze others;
analyze messages;

-- Every other message has a file, and the others show what they read.
insert into message_attachments (id, uploader_id, message_id, name, content_type, size, key, created_at)
select gen_random_uuid(), sender_id, m.id, 'plan.pdf', 'application/pdf', 1, 'attachments/' || m.id, m.created_at
from messages m join others using (conversation_id) where attachment_count > 0;

insert into chat_preferences (user_id, shows_reading) select id, true from others;

-- The owner reacted to every other message.
insert into message_reactions (message_id, user_id, reaction, created_at)
select m.id, receiver_id, 'heart', m.created_at from messages m join others using (conversation_id) where sequence % 2 = 1;

-- The first message of each conversation is an open offer, and every tenth after it was one.
insert into offers (id, conversation_id, professional_id, client_id, title, amount_cents, working_days, status, created_at,
                    expires_at, answered_at)
select m.id, conversation_id, sender_id, receiver_id, 'Work', 100, 5, case when sequence = 1 then 'open' else 'declined' end,
       m.created_at, m.created_at + interval '14 days', case when sequence > 1 then m.created_at end
from messages m join others using (conversation_id) where sequence % 10 = 1;

-- Each of that person's asks for something that still waits; every other one is connected by now.
insert into connections (id, requester_id, receiver_id, status, is_requester_approved, is_receiver_approved, created_at,
                         answered_at)
select id, id, current_setting('sidework.owner')::uuid, case when number % 2 = 0 then 'accepted' else 'pending' end, true, true,
       now(), case when number % 2 = 0 then now() end
from others;

insert into needs (kind, subject_id, sequence, actor_id, title, details, path, since)
select 'connection_request', id, 1, id, '', '{}', '/network', now() - number * interval '1 minute' from others;

insert into need_receivers (kind, subject_id, receiver, since)
select kind, subject_id, current_setting('sidework.owner'), since from needs join others on id = subject_id;

insert into notifications (id, event_id, receiver_id, actor_id, kind, title, details, path, created_at, read_at,
                           need_kind, need_id)
select gen_random_uuid(), gen_random_uuid(), current_setting('sidework.owner')::uuid, id, 'deadline_set', 'Work', '{}',
       '/service-tracker', now() - number * interval '1 minute', case when number % 3 > 0 then now() end,
       'connection_request', id
from others;

-- What others do, of which the viewer's lists are a part.
insert into notifications (id, event_id, receiver_id, actor_id, kind, title, details, path, created_at)
select gen_random_uuid(), gen_random_uuid(), id, id, 'deadline_set', 'Work', '{}', '/service-tracker', now()
from others, generate_series(1, 3);

with rooms as (
  insert into rooms (id, child_id, client_id, title, opened_at)
  select gen_random_uuid(), id, gen_random_uuid(), 'Work', now() from others
  returning id, child_id)
insert into room_reads (room_id, user_id, read_up_to) select id, child_id, 0 from rooms;

insert into blocks (blocker_id, blocked_id, created_at) select id, gen_random_uuid(), now() from others;

insert into sockets (user_id, instance_id, seen_at)
select id, (select gen_random_uuid()), now() from others where number % 4 = 0;

drop table others;
analyze;
