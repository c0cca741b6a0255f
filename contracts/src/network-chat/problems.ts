export const networkChatProblems = {
  person_not_found: 'There is no such person.',
  message_to_yourself: 'You cannot write to yourself.',
  not_the_sender: 'A message is sent in your own name only.',
  messaging_not_allowed: 'You cannot write to this person.',
  person_blocked: 'You have blocked this person. Unblock them to write again.',
  too_many_strangers: 'You have written to many new people today. Please try again tomorrow.',
  too_many_messages: 'You are writing very fast. The next message can go out in a moment.',
  request_not_answered: 'This person has not answered your first message yet.',
  message_id_taken: 'This message id was used for another message.',
  no_conversation: 'You have no conversation with this person.',
  no_request: 'There is no message request to accept.',
  notification_not_found: 'There is no such notification.',
} as const;
