import { accessRecordedIn } from '../kernel/access.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';

export const accessRecorded = accessRecordedIn('education-events');
export const exportGathered = exportGatheredIn('education-events');
export const accountErased = accountErasedIn('education-events');
