import { type Invariant, inEach, type Layout } from './invariant.ts';

/** Each success that was answered is there: the rules read the temporary table `answered`. */
export function answeredInvariantsOf({ schemas }: Layout): Invariant[] {
  return [
    {
      name: 'answered-job',
      says: 'A job whose posting was answered with success is there, and its title only once.',
      holds: 'always',
      sql: `
        select answered.id from answered where what = 'job' and (
          not exists (select from marketplace.job_requests job
                      where job.id = answered.id and client_id = actor and title = note)
          or 1 < (select count(*) from marketplace.job_requests
                  where client_id = actor and title = note))`,
    },
    {
      name: 'answered-proposal',
      says: 'A proposal that was answered with success is there, at its cost.',
      holds: 'always',
      sql: `
        select answered.id from answered where what = 'proposal' and not exists (
          select from marketplace.job_proposals proposal where proposal.id = answered.id
            and professional_id = actor and proposed_cost_cents = cents)`,
    },
    {
      name: 'answered-acceptance',
      says: 'A hire that was answered with success stands.',
      holds: 'always',
      sql: `
        select answered.id from answered where what = 'acceptance' and not exists (
          select from marketplace.job_proposals where id = answered.id and status = 'accepted')`,
    },
    {
      name: 'answered-stage',
      says: 'A stage that was answered with success was reached, and told of once.',
      holds: 'always',
      sql: `
        select answered.id, note, told.count from answered, lateral (
          select count(*) from client_services.outbox
          where aggregate_id = answered.id::text and type = 'client-services.service.progressed.v1'
            and data->>'progressStage' = note) told
        where what = 'stage' and (told.count <> 1 or not exists (
          select from client_services.services service
          where service.id = answered.id and progress_percentage >= cents))`,
    },
    {
      name: 'answered-profile',
      says: 'A profile is at least as new as its last change that was answered with success.',
      holds: 'always',
      sql: `
        select answered.id from answered where what = 'profile' and not exists (
          select from identity.profiles profile
          where profile.id = answered.id and substring(full_name from '\\d+$')::int >= cents)`,
    },
    {
      name: 'answered-session-end',
      says: 'A session whose end was answered with success has ended.',
      holds: 'always',
      sql: `
        select answered.id from answered where what = 'session-end' and not exists (
          select from identity.sessions session
          where session.id = answered.id and revoked_at is not null)`,
    },
    {
      name: 'answered-key',
      says: 'The key of a write that was answered with success is kept, once.',
      holds: 'always',
      sql: `
        select answered.key from answered where key is not null and 1 <> (
          select count(*) from (${inEach(
            schemas,
            (schema) => `select key, actor_id from ${schema}.idempotency_keys`,
          )}) kept where kept.key = answered.key and kept.actor_id = actor)`,
    },
  ];
}
