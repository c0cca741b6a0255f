import { stages } from '@sidework/contracts/client-services/stages';

export const stageLabel = (key: string) => stages.find((stage) => stage.key === key)?.label ?? key;
