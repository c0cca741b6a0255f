import { schemaResolver } from '@mantine/form';
import { ProfileSetup } from '@sidework/contracts/schema/identity/profiles';

/** The texts beside the fields of a profile, by the contract's own rules. */
export const errorsOfProfile = schemaResolver(ProfileSetup, { sync: true });
