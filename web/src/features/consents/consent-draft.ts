import type {
  ConsentMethod,
  ConsentRequestView,
} from '@sidework/contracts/identity/family/consents';
import type { OfferedPermit } from '@sidework/contracts/identity/kids/kids';
import { createStore, useStore } from '../../lib/store.ts';

interface Link {
  requestId: string;
  token: string;
}

interface ConsentDraft {
  /** From the mail; as good as a key, so it stands in no storage and leaves the address at once. */
  link: Link | null;
  /** It is null until the request was opened. */
  request: ConsentRequestView | null;
  account: boolean;
  permits: OfferedPermit[];
  method: ConsentMethod | null;
}

const nothing: ConsentDraft = {
  link: null,
  request: null,
  account: false,
  permits: [],
  method: null,
};

/** Outlives the pages where one signs in and says who one is, and no reload. */
const draft = createStore(nothing);

export const changeDraft = (part: Partial<ConsentDraft>) =>
  draft.set((now) => ({ ...now, ...part }));

/** A link that was opened: what another had begun is forgotten with it. */
export function holdLink(requestId: string, token: string): void {
  if (draft.get().link?.token !== token) changeDraft({ ...nothing, link: { requestId, token } });
}

/** The link is used up; whom it was about stays known for what is said next. */
export const forgetLink = () => changeDraft({ link: null });

export const useConsentDraft = () => useStore(draft);
