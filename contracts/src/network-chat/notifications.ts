import { z } from 'zod';
import { Stage } from '../client-services/services.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { type NotificationKind, notificationKinds } from './notification-kinds.ts';

/** A notification tells these beyond the person and the work; each kind fills what it needs. */
export const NotificationDetails = z.object({
  amountCents: Cents.optional(),
  progressStage: Stage.optional(),
  rating: z.number().int().optional(),
  day: Day.nullable().optional(),
  /** When its job ends; on which day that is, its reader's zone says. */
  endsAt: Moment.optional(),
  /** When an appointment begins, in the zone in which it was agreed on. */
  startsAt: Moment.optional(),
  timeZone: z.string().optional(),
  reason: z.string().optional(),
  /** The titles of some matches of a saved search, and how many matches there are. */
  found: z.array(z.string()).max(10).optional(),
  count: z.number().int().optional(),
  /** The reader has not agreed to the work: the mail says so in set words. */
  isProposed: z.literal(true).optional(),
});
export type NotificationDetails = z.infer<typeof NotificationDetails>;

export const NotificationView = z
  .object({
    id: z.uuid(),
    kind: z.enum(notificationKinds),
    actor: PersonCard.nullable(),
    /** The title of the job or service. */
    title: z.string(),
    details: NotificationDetails,
    /** The path of the web app that it leads to. */
    path: z.string(),
    createdAt: Moment,
    readAt: Moment.nullable(),
    /** A request to its reader waits still, has got a yes, or is answered, taken back or past its time. */
    ask: z.enum(['open', 'granted', 'over']).nullable(),
  })
  .meta({ id: 'NotificationView' });
export type NotificationView = z.infer<typeof NotificationView>;

export const listNotifications = endpoint({
  method: 'GET',
  url: '/notifications',
  schema: {
    summary: 'Your notifications, newest first',
    querystring: PageQuery,
    response: { 200: Page(NotificationView) },
  },
});

export const readNotification = endpoint({
  method: 'POST',
  url: '/notifications/:notificationId/read',
  stakes: 'protection',
  schema: {
    summary: 'Mark a notification as read',
    params: z.object({ notificationId: z.uuid() }),
    response: { 200: NotificationView },
  },
});

/** Those that came after the newest one that was seen stay unread. */
export const readAllNotifications = endpoint({
  method: 'POST',
  url: '/notifications/read-all',
  stakes: 'protection',
  schema: {
    summary: 'Mark your notifications as read, up to and including the given one',
    body: z.strictObject({ upTo: z.uuid() }),
    response: { 204: z.null() },
  },
});

export const NotificationPreference = z
  .object({ kind: z.enum(notificationKinds), mail: z.boolean(), push: z.boolean() })
  .meta({ id: 'NotificationPreference' });
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** A switch that is left out stays as it is. */
export const PreferenceChange = z
  .strictObject({ mail: z.boolean().optional(), push: z.boolean().optional() })
  .refine(({ mail, push }) => mail !== undefined || push !== undefined, 'Choose mail or push');
export type PreferenceChange = z.infer<typeof PreferenceChange>;

export const listNotificationPreferences = endpoint({
  method: 'GET',
  url: '/notification-preferences',
  schema: {
    summary: 'Which kinds of notification reach you by mail and on your devices',
    response: { 200: z.object({ items: z.array(NotificationPreference) }) },
  },
});

const kinds = notificationKinds as readonly [NotificationKind, ...NotificationKind[]];

export const setNotificationPreference = endpoint({
  method: 'PUT',
  url: '/notification-preferences/:kind',
  stakes: 'protection',
  schema: {
    summary: 'Have a kind of notification by mail or on your devices, or not',
    params: z.object({ kind: z.enum(kinds) }),
    body: PreferenceChange,
    response: { 200: NotificationPreference },
  },
});
