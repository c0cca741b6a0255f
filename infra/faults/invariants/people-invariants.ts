import { type Invariant, inEach } from './invariant.ts';

const isChild = "profile.account_type = 'sidework_kids'";
/** Others know the first name of a child and its state alone, and of an adult the town, with which the address ends. */
const nameOf = (whose: string) =>
  `case when ${isChild} then split_part(${whose}.full_name, ' ', 1) else ${whose}.full_name end`;
const placeOf = (place: string) => `case when not ${isChild} then ${place} end`;

/** These rules are about the copies of people, their counts, and ended sessions. */
export function peopleInvariantsOf(schemas: string[]): Invariant[] {
  const replicas = schemas.filter((schema) => schema !== 'identity');

  return [
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
               (told.data->>'completedServicesAsProfessional')::int,
               (told.data->>'rating')::float8, (told.data->>'reviewCount')::int)
          is distinct from (person.full_name, person.location, person.account_type,
                            person.completed_services_as_professional, person.rating,
                            person.review_count)`,
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
        where (${nameOf('profile')}, profile.avatar_url, profile.profession,
               ${placeOf('right(profile.location, length(person.location))')}, profile.location is null,
               profile.user_type, profile.account_type, profile.completed_services_as_professional,
               profile.review_count, round(profile.rating_total::numeric / nullif(profile.review_count, 0), 1),
               array(select role from identity.user_roles where user_id = profile.id order by role))
          is distinct from (${nameOf('person')}, person.avatar_url, person.profession,
               ${placeOf('person.location')}, person.location is null,
               person.user_type, person.account_type, person.completed_services_as_professional,
               person.review_count, person.rating::numeric,
               array(select unnest(person.roles) as role order by role))`,
      ),
    },
    {
      name: 'completed-as-handled',
      says: "A professional's count of completed services is the completions handled, less the reopenings.",
      holds: 'always',
      sql: `
        select profile.id, profile.completed_services_as_professional, handled.count
        from identity.profiles profile, lateral (
          select count(*) filter (where consumer = 'count-service-when-completed')
            - count(*) filter (where consumer = 'discount-service-when-reopened') as count
          from identity.inbox join client_services.outbox told on told.id = event_id
          where told.data->>'professionalId' = profile.id::text) handled
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
      name: 'rating-as-reviews',
      says: "A professional's rating is that of the reviews there are.",
      holds: 'quiet',
      sql: `
        select profile.id, profile.rating_total, profile.review_count, given.*
        from identity.profiles profile, lateral (
          select count(*), coalesce(sum(rating), 0) as total from client_services.reviews
          where professional_id = profile.id and opened_at is not null and hidden_at is null
            and author_banned_at is null) given
        where (profile.review_count, profile.rating_total) <> (given.count, given.total)`,
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
  ];
}
