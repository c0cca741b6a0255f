import { schemaResolver } from '@mantine/form';
import { CardDetails } from '@sidework/contracts/schema/identity/family/consents';

/** The texts beside the fields of a card, by the contract's own rules. */
export const errorsOfCard = schemaResolver(CardDetails, { sync: true });
