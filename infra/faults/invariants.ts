import { type Invariant, inEach, type Layout } from './invariant.ts';

/**
 * Rules over all schemas at once, to be asked in one snapshot as a role that may read them all.
 */
export function invariantsOf({ schemas, consumers }: Layout): Invariant[] {
  const replicas = schemas.filter((schema) => schema !== 'identity');
  const forConsumers = (rows: (consumer: Layout['consumers'][number]) => string) =>
    consumers.map(rows).join('\nunion all\n');

  return [
    {
      name: 'outbox-without-gaps',
      says: 'The events of an aggregate are numbered 1, 2, 3 to the number its head has.',
      holds: 'always',
      sql: inEach(
        schemas,
        (schema) => `
        select '${schema}' as schema, aggregate_id, events.count, events.last, head.sequence as head
        from (select aggregate_id, count(*), min(sequence) as first, max(sequence) as last
              from ${schema}.outbox group by aggregate_id) events
        full join ${schema}.outbox_heads head using (aggregate_id)
        where first is distinct from 1 or last is distinct from count or last is distinct from head.sequence`,
      ),
    },
    {
      name: 'outbox-in-order',
      says: 'No event counts as published before an earlier one of its aggregate does.',
      holds: 'always',
      sql: inEach(
        schemas,
        (schema) => `
        select '${schema}' as schema, later.id from ${schema}.outbox later
        join ${schema}.outbox earlier using (aggregate_id)
        where earlier.sequence < later.sequence
          and earlier.published_at is null and later.published_at is not null`,
      ),
    },
    {
      name: 'outbox-drained',
      says: 'Every event is published.',
      holds: 'quiet',
      sql: inEach(
        schemas,
        (schema) => `
        select '${schema}' as schema, id, type from ${schema}.outbox where published_at is null`,
      ),
    },
    {
      name: 'inbox-without-phantoms',
      says: 'A consumer has handled only events that were told, of the type it listens to.',
      holds: 'always',
      sql: forConsumers(
        ({ schema, name, event, publisher }) => `
        select '${name}' as consumer, handled.event_id from ${schema}.inbox handled
        left join ${publisher}.outbox told on told.id = handled.event_id
        where handled.consumer = '${name}' and told.type is distinct from '${event}'`,
      ),
    },
    {
      name: 'inbox-once',
      says: 'A consumer has handled an event once.',
      holds: 'always',
      sql: inEach(
        schemas,
        (schema) => `
        select '${schema}' as schema, consumer, event_id from ${schema}.inbox
        group by consumer, event_id having count(*) > 1`,
      ),
    },
    {
      name: 'inbox-complete',
      says: 'Every event was handled by every consumer that listens to it.',
      holds: 'quiet',
      sql: forConsumers(
        ({ schema, name, event, publisher }) => `
        select '${name}' as consumer, told.id from ${publisher}.outbox told
        where told.type = '${event}' and not exists (
          select from ${schema}.inbox where consumer = '${name}' and event_id = told.id)`,
      ),
    },
    {
      name: 'no-dead-letters',
      says: 'No event was given up.',
      holds: 'always',
      sql: inEach(
        schemas,
        (schema) => `
        select '${schema}' as schema, consumer, event_id, reason from ${schema}.dead_letters`,
      ),
    },
    {
      name: 'key-with-answer',
      says: 'An idempotency key is kept together with its answer.',
      holds: 'always',
      sql: inEach(
        schemas,
        (schema) => `
        select '${schema}' as schema, route, key from ${schema}.idempotency_keys
        where status is null or response is null`,
      ),
    },
    {
      name: 'people-as-told',
      says: 'A replica of a person is what the event of its number said.',
      holds: 'always',
      sql: inEach(
        replicas,
        (schema) => `
        select '${schema}' as schema, person.id, person.sequence from ${schema}.people person
        left join identity.outbox told
          on told.aggregate_id = person.id::text and told.sequence = person.sequence
        where (told.data->>'fullName', told.data->>'location', told.data->>'accountType',
               (told.data->>'completedServicesAsProfessional')::int)
          is distinct from (person.full_name, person.location, person.account_type,
                            person.completed_services_as_professional)`,
      ),
    },
    {
      name: 'people-as-profiles',
      says: "Every service knows of every person what identity's profile says.",
      holds: 'quiet',
      sql: inEach(
        replicas,
        (schema) => `
        select '${schema}' as schema, profile.id from identity.profiles profile
        left join ${schema}.people person using (id)
        where (profile.full_name, profile.avatar_url, profile.profession, profile.location,
               profile.user_type, profile.account_type, profile.completed_services_as_professional,
               array(select role from identity.user_roles where user_id = profile.id order by role))
          is distinct from (person.full_name, person.avatar_url, person.profession, person.location,
               person.user_type, person.account_type, person.completed_services_as_professional,
               array(select unnest(person.roles) as role order by role))`,
      ),
    },
    {
      name: 'completed-as-handled',
      says: "A professional's count of completed services is the number of completions handled.",
      holds: 'always',
      sql: `
        select profile.id, profile.completed_services_as_professional, handled.count
        from identity.profiles profile, lateral (
          select count(*) from identity.inbox
          join client_services.outbox told on told.id = event_id
          where consumer = 'count-service-when-completed'
            and told.data->>'professionalId' = profile.id::text) handled
        where profile.completed_services_as_professional <> handled.count`,
    },
    {
      name: 'completed-as-services',
      says: "A professional's count of completed services is the number of services completed.",
      holds: 'quiet',
      sql: `
        select profile.id, profile.completed_services_as_professional, done.count
        from identity.profiles profile, lateral (
          select count(*) from client_services.services
          where professional_id = profile.id and status = 'completed') done
        where profile.completed_services_as_professional <> done.count`,
    },
    {
      name: 'session-end-told-once',
      says: 'The end of a session is told once, and nothing is told of others.',
      holds: 'always',
      sql: `
        select id, revoked_at, told.count from identity.sessions
        left join (select (data->>'sessionId')::uuid as id, count(*) from identity.outbox
                   where type = 'identity.session.revoked.v1' group by 1) told using (id)
        where coalesce(told.count, 0) <> (revoked_at is not null)::int`,
    },
    {
      name: 'session-end-known',
      says: 'Every service refuses the tokens of a session that has ended.',
      holds: 'quiet',
      sql: inEach(
        schemas,
        (schema) => `
        select '${schema}' as schema, id from identity.sessions
        where revoked_at is not null and not exists (
          select from ${schema}.revoked_sessions where session_id = id)`,
      ),
    },
    {
      name: 'one-acceptance-a-filled-job',
      says: 'A job is filled by exactly one accepted proposal, of the professional it names.',
      holds: 'always',
      sql: `
        select job.id, job.status, accepted.count from marketplace.job_requests job, lateral (
          select count(*), count(*) filter (where professional_id = job.hired_professional_id) as named
          from marketplace.job_proposals
          where job_request_id = job.id and status = 'accepted') accepted
        where accepted.count <> (job.status = 'filled')::int or accepted.named <> accepted.count`,
    },
    {
      name: 'nobody-waits-on-a-job-that-is-gone',
      says: 'Where a job is not open, no proposal waits: the others are not selected.',
      holds: 'always',
      sql: `
        select proposal.id, job.status from marketplace.job_proposals proposal
        join marketplace.job_requests job on job.id = job_request_id
        where job.status <> 'open' and proposal.status = 'submitted'`,
    },
    {
      name: 'proposer-is-somebody-else',
      says: 'Nobody proposes on their own job, or twice on one.',
      holds: 'always',
      sql: `
        select min(proposal.id::text) from marketplace.job_proposals proposal
        join marketplace.job_requests job on job.id = job_request_id
        group by job_request_id, professional_id
        having count(*) > 1 or bool_or(job.client_id = professional_id)`,
    },
    {
      name: 'job-told-once',
      says: 'A job was told of once when it was posted, and once more if it was filled.',
      holds: 'always',
      sql: `
        select job.id, job.status, told.* from marketplace.job_requests job, lateral (
          select count(*) filter (where type = 'marketplace.job.posted.v1') as posted,
                 count(*) filter (where type = 'marketplace.job.filled.v1') as filled
          from marketplace.outbox where aggregate_id = job.id::text) told
        where told.posted <> 1 or told.filled <> (job.status = 'filled')::int`,
    },
    {
      name: 'proposal-told-once',
      says: 'A proposal was told of once when it was sent, and once when it was decided.',
      holds: 'always',
      sql: `
        select proposal.id, proposal.status, told.* from marketplace.job_proposals proposal, lateral (
          select count(*) filter (where type = 'marketplace.proposal.submitted.v1') as submitted,
                 count(*) filter (where type = 'marketplace.proposal.accepted.v1') as accepted,
                 count(*) filter (where type = 'marketplace.proposal.declined.v1') as declined
          from marketplace.outbox
          where aggregate_id = proposal.job_request_id::text
            and data->>'proposalId' = proposal.id::text) told
        where told.submitted <> 1 or told.accepted <> (proposal.status = 'accepted')::int
          or told.declined <> (proposal.status in ('declined', 'not_selected', 'withdrawn'))::int`,
    },
    {
      name: 'service-of-an-acceptance',
      says: 'A hired service is of an accepted proposal: its parties, its job, its cost; one of each.',
      holds: 'always',
      sql: `
        select service.id, service.proposal_id from client_services.services service
        left join marketplace.job_proposals proposal on proposal.id = service.proposal_id
        left join marketplace.job_requests job on job.id = proposal.job_request_id
        where service.proposal_id is not null and (
          proposal.status is distinct from 'accepted'
          or (service.amount_cents, service.professional_id, service.client_id, service.job_request_id)
            is distinct from
             (proposal.proposed_cost_cents, proposal.professional_id, job.client_id, job.id)
          or 1 < (select count(*) from client_services.services twin
                  where twin.proposal_id = service.proposal_id))`,
    },
    {
      name: 'acceptance-with-a-service',
      says: 'Every accepted proposal has its service.',
      holds: 'quiet',
      sql: `
        select id from marketplace.job_proposals proposal
        where status = 'accepted' and not exists (
          select from client_services.services where proposal_id = proposal.id)`,
    },
    {
      name: 'client-of-the-professional',
      says: 'Who hired a professional is a client of theirs, once.',
      holds: 'always',
      sql: `
        select service.id, clients.count from client_services.services service, lateral (
          select count(*) from client_services.crm_clients
          where professional_id = service.professional_id and client_id = service.client_id) clients
        where service.proposal_id is not null and clients.count <> 1`,
    },
    {
      name: 'service-told-once',
      says: 'A service was told of once when it began, and once if it was completed.',
      holds: 'always',
      sql: `
        select service.id, service.status, told.* from client_services.services service, lateral (
          select count(*) filter (where type = 'client-services.service.started.v1') as started,
                 count(*) filter (where type = 'client-services.service.completed.v1') as completed
          from client_services.outbox where aggregate_id = service.id::text) told
        where told.started <> 1 or told.completed <> (service.status = 'completed')::int`,
    },
  ];
}
