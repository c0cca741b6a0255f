import type { NeedKey } from '@sidework/contracts/kernel/needs';
import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';
import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import type { NotificationDetails } from '@sidework/contracts/network-chat/notifications';

/** Without those that only a mail tells of. */
type Kind = Exclude<NotificationKind, 'message' | 'child_digest'>;

export interface Notice {
  kind: Kind;
  receiverId: string;
  actorId: string;
  title: string;
  details: NotificationDetails;
  /** The page of the web app that it leads to. */
  path: string;
  /** Only the newest of several quick changes of the same subject is mailed. */
  aboutId?: string;
  /** The need that it asks its reader to meet; the notice is shown as over once the need is met. */
  asks?: NeedKey<NeedKind>;
  /** Whether a block between the two keeps it away; of answers and of work under way both are told all the same. */
  isKeptByBlock?: true;
}

interface Parties {
  clientId: string;
  professionalId: string;
  title: string;
  isProposed?: true | undefined;
}

export const toClient = (kind: Kind, data: Parties, path: string, details = {}): Notice => ({
  kind,
  receiverId: data.clientId,
  actorId: data.professionalId,
  title: data.title,
  details: { ...details, ...(data.isProposed && { isProposed: true }) },
  path,
});

export const toProfessional = (kind: Kind, data: Parties, path: string, details = {}): Notice => ({
  ...toClient(kind, { ...data, isProposed: undefined }, path, details),
  receiverId: data.professionalId,
  actorId: data.clientId,
});

/** A notice of a stranger's act: a block of the receiver suppresses it. */
export const ofStranger = (notice: Notice): Notice => ({ ...notice, isKeptByBlock: true });

/** A notice of something that can change often: its mails replace each other. */
export const ofChange = (notice: Notice, aboutId: string): Notice => ({ ...notice, aboutId });
