import { accessRecordedIn } from '../kernel/access.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';

export const accessRecorded = accessRecordedIn('network-chat');
export const exportGathered = exportGatheredIn('network-chat');
export const accountErased = accountErasedIn('network-chat');
