import { accessRecordedIn } from '../kernel/access.ts';

export const accessRecorded = accessRecordedIn('network-chat');
