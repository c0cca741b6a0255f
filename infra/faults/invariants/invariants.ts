import { chatInvariants } from './chat-invariants.ts';
import { type Invariant, inEach, type Layout } from './invariant.ts';
import { peopleInvariantsOf } from './people-invariants.ts';

/**
 * Rules over all schemas at once, to be asked in one snapshot as a role that may read them all.
 */
export function invariantsOf({ schemas, consumers }: Layout): Invariant[] {
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
      says: 'No event counts as published before an earlier one of its aggregate, unless that is being repeated.',
      holds: 'always',
      sql: inEach(
        schemas,
        (schema) => `
        select '${schema}' as schema, later.id from ${schema}.outbox later
        join ${schema}.outbox earlier using (aggregate_id)
        where earlier.sequence < later.sequence and earlier.repeats <= later.repeats
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
    ...peopleInvariantsOf(schemas),
    ...chatInvariants,
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
      says: 'A job was told of once when it was posted, and once more if it was ended by time.',
      holds: 'always',
      sql: `
        select job.id, job.status, told.* from marketplace.job_requests job, lateral (
          select count(*) filter (where type = 'marketplace.job.posted.v1') as posted,
                 count(*) filter (where type = 'marketplace.job.expired.v1') as expired
          from marketplace.outbox where aggregate_id = job.id::text) told
        where told.posted <> 1
          or told.expired <> (job.status = 'expired')::int`,
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
      says: 'A service was told of once when it began or was proposed, and of each completion and reopening.',
      holds: 'always',
      sql: `
        select service.id, service.status, told.* from client_services.services service, lateral (
          select count(*) filter (where type in
                   ('client-services.service.started.v1', 'client-services.service.proposed.v1')) as started,
                 count(*) filter (where type = 'client-services.service.completed.v1') as completed,
                 count(*) filter (where type = 'client-services.service.reopened.v1') as reopened
          from client_services.outbox where aggregate_id = service.id::text) told
        where told.started <> 1 or told.completed - told.reopened <> (service.status = 'completed')::int`,
    },
  ];
}
