import { accessRecordedIn } from '../kernel/access.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';

export const accessRecorded = accessRecordedIn('business-tools');
export const exportGathered = exportGatheredIn('business-tools');
export const accountErased = accountErasedIn('business-tools');
